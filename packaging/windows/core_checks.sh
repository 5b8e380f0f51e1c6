# The core's own checks for Windows, compiled with the tools that wheel.sh has put into /made/tools.
PATH=/made/tools/bin:$PATH
cmake -S /checkout/engine -B /made/checks -G Ninja -DHARZDAME_CHECKS=ON -DCMAKE_CXX_FLAGS=-O1 \
  -DCMAKE_TOOLCHAIN_FILE=/checkout/packaging/windows/mingw.cmake
exec cmake --build /made/checks --target core_checks
