"""A job object of Windows: processes that end together, also when the process that holds the job is killed.

It knows no engines. Elsewhere this module is empty: process groups do the same there, but for the last part.
"""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import ctypes
    import threading
    from ctypes import wintypes

    SUSPENDED = 0x4
    """To be given to a process that is started: it waits for `Job.take` before its first instruction."""
    _KILL_ON_CLOSE = 0x2000
    _PROCESS_MEMORY = 0x100
    _EXTENDED_LIMITS = 9
    _SET_QUOTA, _TERMINATE, _SUSPEND_RESUME = 0x100, 0x1, 0x800
    _EXIT_CODE = 1

    class _BasicLimits(ctypes.Structure):
        """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

        _fields_ = (
            ("process_time", wintypes.LARGE_INTEGER),
            ("job_time", wintypes.LARGE_INTEGER),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("most_working_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("basic", _BasicLimits),
            ("transfers", ctypes.c_ulonglong * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process_memory", ctypes.c_size_t),
            ("peak_job_memory", ctypes.c_size_t),
        )

    def _system() -> tuple[ctypes.WinDLL, ctypes.WinDLL]:
        """kernel32 and ntdll, with functions of our own, whose types nobody else sets."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = wintypes.HANDLE
        kernel.CreateJobObjectW.argtypes = (wintypes.LPVOID, wintypes.LPCWSTR)
        kernel.SetInformationJobObject.argtypes = (
            wintypes.HANDLE,
            ctypes.c_int,
            wintypes.LPVOID,
            wintypes.DWORD,
        )
        kernel.OpenProcess.restype = wintypes.HANDLE
        kernel.OpenProcess.argtypes = (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
        kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
        kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
        kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
        native = ctypes.WinDLL("ntdll")
        native.NtResumeProcess.argtypes = (wintypes.HANDLE,)
        return kernel, native

    class Job:
        """A job, which ends all its processes when it is closed, or when the process that made it ends."""

        def __init__(self, memory_mb: int) -> None:
            """`memory_mb`: the most memory that each of its processes may use.

            Raises:
                OSError: the system gives none.
            """
            self._kernel, self._native = _system()
            self._using = threading.Lock()
            self._handle: int | None = self._kernel.CreateJobObjectW(None, None)
            limits = _Limits(process_memory=memory_mb << 20)
            limits.basic.flags = _KILL_ON_CLOSE | _PROCESS_MEMORY
            self._check(self._handle)
            self._check(
                self._kernel.SetInformationJobObject(
                    self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
                )
            )

        def take(self, pid: int) -> None:
            """Take a suspended process, with all that it will start, and let it begin.

            Raises:
                OSError: the system refuses that.
            """
            process = self._kernel.OpenProcess(_SET_QUOTA | _TERMINATE | _SUSPEND_RESUME, False, pid)
            self._check(process)
            try:
                self._check(self._kernel.AssignProcessToJobObject(self._handle, process))
                self._native.NtResumeProcess(process)
            finally:
                self._kernel.CloseHandle(process)

        def end(self) -> None:
            """End its processes; more may be taken afterwards."""
            with self._using:
                if self._handle is not None:
                    self._kernel.TerminateJobObject(self._handle, _EXIT_CODE)

        def close(self) -> None:
            """End its processes, and the job."""
            with self._using:
                if self._handle is not None:
                    self._kernel.CloseHandle(self._handle)
                    self._handle = None

        @staticmethod
        def _check(done: object) -> None:
            if not done:
                raise ctypes.WinError(ctypes.get_last_error())
