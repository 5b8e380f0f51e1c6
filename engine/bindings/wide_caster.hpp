// The nanobind type caster that passes sets of up to 128 squares as Python ints.
#pragma once

#include <nanobind/nanobind.h>

#include "rules/bitboard.hpp"

namespace nanobind::detail {

template <> struct type_caster<hd::Wide> {
    NB_TYPE_CASTER(hd::Wide, const_name("int"))

    bool from_python(handle source, uint8_t, cleanup_list *) noexcept {
        if (!PyLong_Check(source.ptr())) {
            return false;
        }
        const object bits = steal(PyLong_FromLong(64));
        const object high = steal(PyNumber_Rshift(source.ptr(), bits.ptr()));
        value.low = PyLong_AsUnsignedLongLongMask(source.ptr());
        value.high = high.is_valid() ? PyLong_AsUnsignedLongLong(high.ptr()) : 0;
        if (!high.is_valid() || PyErr_Occurred()) {
            PyErr_Clear();
            return false;
        }
        return true;
    }

    static handle from_cpp(const hd::Wide &set, rv_policy, cleanup_list *) noexcept {
        const object bits = steal(PyLong_FromLong(64));
        const object high = steal(PyLong_FromUnsignedLongLong(set.high));
        const object shifted = steal(PyNumber_Lshift(high.ptr(), bits.ptr()));
        const object low = steal(PyLong_FromUnsignedLongLong(set.low));
        return PyNumber_Or(shifted.ptr(), low.ptr());
    }
};

} // namespace nanobind::detail
