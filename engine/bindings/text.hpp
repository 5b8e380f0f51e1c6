// Python's text in UTF-8, as the core reads it.
#pragma once

#include <string_view>

#include <nanobind/nanobind.h>

#include "alphabet.hpp"

// Text in UTF-8 that a Python object holds.
struct Text {
    nanobind::object owner;
    std::string_view utf8;
};

inline nanobind::bytes as_utf8(const nanobind::str &text) {
    PyObject *made = PyUnicode_AsEncodedString(text.ptr(), "utf-8", "surrogatepass");
    if (made == nullptr) {
        throw nanobind::python_error();
    }
    return nanobind::steal<nanobind::bytes>(made);
}

inline nanobind::str as_str(std::string_view text) {
    PyObject *made = PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "surrogatepass");
    if (made == nullptr) {
        throw nanobind::python_error();
    }
    return nanobind::steal<nanobind::str>(made);
}

// The text of a str, or of bytes; those that are not UTF-8 become U+FFFD. The text of ASCII is not copied.
inline Text in_utf8(const nanobind::object &source) {
    namespace nb = nanobind;
    if (!PyUnicode_Check(source.ptr()) && !PyBytes_Check(source.ptr())) {
        throw nb::type_error("text is a str, or bytes in UTF-8");
    }
    if (PyUnicode_Check(source.ptr()) && nb::cast<bool>(source.attr("isascii")())) {
        Py_ssize_t size = 0;
        const char *ascii = PyUnicode_AsUTF8AndSize(source.ptr(), &size);
        if (ascii == nullptr) {
            throw nb::python_error();
        }
        return {source, {ascii, static_cast<std::size_t>(size)}};
    }
    nb::bytes bytes =
        PyUnicode_Check(source.ptr()) ? as_utf8(nb::borrow<nb::str>(source)) : nb::borrow<nb::bytes>(source);
    if (!PyUnicode_Check(source.ptr()) && !hd::is_utf8({bytes.c_str(), bytes.size()})) {
        PyObject *repaired =
            PyUnicode_DecodeUTF8(bytes.c_str(), static_cast<Py_ssize_t>(bytes.size()), "replace");
        bytes = as_utf8(nb::steal<nb::str>(repaired));
    }
    const std::string_view utf8{bytes.c_str(), bytes.size()};
    return {std::move(bytes), utf8};
}
