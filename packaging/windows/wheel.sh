# The wheel of Harzdame for Windows, compiled in the Debian of root.py. pip's tools and the parts lie in /made/parts.
cd /made
rm -rf tools wheels target
python3 -m venv tools
PATH=/made/tools/bin:$PATH
pip install --no-index --find-links parts/tools scikit-build-core nanobind cmake ninja
# Python's own headers, which are those of Linux but for one, and a library that stands for its DLL
mkdir target
(cd target && apt-get source -q --download-only python3.13)
tar -xf target/python3.13_*.orig.tar.xz --strip-components=1 --wildcards -C target '*/Include' '*/PC/pyconfig.h.in'
mv target/PC/pyconfig.h.in target/Include/pyconfig.h
gendef - python/python313.dll >target/python313.def
x86_64-w64-mingw32ucrt-dlltool -d target/python313.def -l target/libpython313.a
# from here on, pip builds for 64-bit Windows, and for this Python alone: the bundle has no other
export _PYTHON_HOST_PLATFORM=win-amd64 SETUPTOOLS_EXT_SUFFIX=.cp313-win_amd64.pyd
exec pip wheel -v --no-build-isolation --no-deps --no-index -w wheels \
  -Cbuild-dir=/made/cmake \
  -Cwheel.py-api= \
  -Ccmake.define.CMAKE_TOOLCHAIN_FILE=/checkout/packaging/windows/mingw.cmake \
  -Ccmake.define.Python_INCLUDE_DIR=/made/target/Include \
  -Ccmake.define.Python_LIBRARY=/made/target/libpython313.a \
  -Ccmake.define._Python_RUNTIME_LIBRARY_RELEASE=/made/python/python313.dll \
  -Ccmake.define.NB_SUFFIX=.cp313-win_amd64.pyd \
  /checkout
