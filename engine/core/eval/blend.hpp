// A sum of weights, each mixed of its two numbers by the phase of the game.
#pragma once

#include <cstdint>

#ifdef __SSE4_1__
#include <cstring>
#include <smmintrin.h>
#endif

namespace hd {

// The two numbers of a weight: for the full and for the empty board.
struct Weight {
    std::int16_t full = 0;
    std::int16_t empty = 0;
};

constexpr int kAllOfPhase =
    256; // the share of the full board's weight; the empty board's weight has the rest

// The sum in plain arithmetic.
class PlainBlend {
  public:
    explicit PlainBlend(int phase) : phase_{phase} {}

    void add(const Weight &a, const Weight &b, const Weight &c, const Weight &d) {
        full_ += a.full + b.full + c.full + d.full;
        empty_ += a.empty + b.empty + c.empty + d.empty;
    }

    // In 1 / kAllOfPhase of the weights' unit.
    int total() const { return full_ * phase_ + empty_ * (kAllOfPhase - phase_); }

  private:
    int phase_;
    int full_ = 0;
    int empty_ = 0;
};

#ifdef __SSE4_1__

// The same in vector registers: four weights are mixed by one instruction.
class VectorBlend {
  public:
    explicit VectorBlend(int phase) : shares_{_mm_set1_epi32(phase | (kAllOfPhase - phase) << 16)} {}

    void add(const Weight &a, const Weight &b, const Weight &c, const Weight &d) {
        const __m128i four = _mm_set_epi32(bits(d), bits(c), bits(b), bits(a));
        total_ = _mm_add_epi32(total_, _mm_madd_epi16(four, shares_));
    }

    int total() const {
        const __m128i pairs = _mm_add_epi32(total_, _mm_shuffle_epi32(total_, 0x4E));
        return _mm_cvtsi128_si32(_mm_add_epi32(pairs, _mm_shuffle_epi32(pairs, 0xB1)));
    }

  private:
    static int bits(const Weight &weight) {
        int both;
        std::memcpy(&both, &weight, sizeof both);
        return both;
    }

    __m128i shares_;
    __m128i total_ = _mm_setzero_si128();
};
using Blend = VectorBlend;

#else

using Blend = PlainBlend;

#endif

} // namespace hd
