"""Which encoding of one byte a letter a text is likeliest to be in, told by the letters of languages.

Each candidate is scored as its languages would write: letters of one language
count for it, letters of none, signs within words and capitals behind small
letters against it.
"""

from __future__ import annotations

from typing import NamedTuple

_WESTERN = (
    "äöüßé",  # German
    "éèêëàâçîïôûùœ",  # French
    "ëéïöüèáóê",  # Dutch
    "áéíóúñü",  # Spanish
    "ãõáâàçéêíóôúü",  # Portuguese
    "àèéìòù",  # Italian
    "åäöæøé",  # Nordic
)
_TURKISH = ("çğıöşüâî", "çəğıöşü")
_CENTRAL = (
    "ąćęłńóśźż",  # Polish
    "áčďéěíňóřšťúůýž",  # Czech
    "áäčďéíĺľňóôŕšťúýž",  # Slovak
    "áéíóöőúüű",  # Hungarian
    "čćđšž",  # Croatian
    "ăâîşţ",  # Romanian
)
_BALTIC = ("ąčęėįšųūž", "āčēģīķļņšūž", "äõöüšž")
_GREEK = ("αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ",)
_CYRILLIC = ("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ", "оаинвеіртсклумдпязьбгйчхжшїюєцщф")


class _Candidate(NamedTuple):
    """An encoding, the languages for which it is used, and what it loses for being rare."""

    encoding: str
    languages: tuple[str, ...]
    behind: float = 0.0


_CANDIDATES = (
    _Candidate("cp1252", _WESTERN),
    _Candidate("cp1251", _CYRILLIC),
    _Candidate("cp866", _CYRILLIC),
    _Candidate("koi8-r", _CYRILLIC),
    _Candidate("mac-cyrillic", _CYRILLIC, 0.1),
    _Candidate("cp1254", _TURKISH, 0.05),
    _Candidate("cp1250", _CENTRAL, 0.05),
    _Candidate("iso8859-2", _CENTRAL, 0.1),
    _Candidate("cp1257", _BALTIC, 0.1),
    _Candidate("cp1253", _GREEK, 0.05),
    _Candidate("cp850", _WESTERN, 0.1),
    _Candidate("cp437", _WESTERN, 0.15),
    _Candidate("cp852", _CENTRAL, 0.15),
    _Candidate("cp857", _TURKISH, 0.15),
    _Candidate("mac-roman", _WESTERN, 0.15),
)
_LOOKED_AT = 2000
_SEARCHED = 1 << 20
_RARE = 0.2
"""What the rarest letter of an alphabet of many counts, which is written down in the order of frequency."""
_MANY = 25
_LATIN_END = "\u0370"
_ALIEN, _SIGN_WITHIN, _NO_LETTER, _CAPITAL_WITHIN = -3.0, -3.0, -1.0, -2.0
_BROKEN = -10.0
_SHOUTED = -0.08
"""A capital behind a capital: two encodings of Russian differ in nothing else."""
_PUNCTUATION = frozenset("–—‘’“”„«»…°§№´\u00a0")


def likely(data: bytes, most: int = 4) -> tuple[str, ...]:
    """The likeliest encodings of a file of one byte a letter, the best first; maybe none."""
    sample = sample_of(data)
    if not sample:
        return ()
    scored = [(_score(sample, each), -number) for number, each in enumerate(_CANDIDATES)]
    best = sorted(scored, reverse=True)[:most]
    return tuple(_CANDIDATES[-number].encoding for score, number in best if score > 0)


def sample_of(data: bytes, most: int = _LOOKED_AT) -> bytes:
    """The first lines that are not plain ASCII, about `most` bytes of them."""
    lines, size = [], 0
    for line in data[:_SEARCHED].replace(b"\r", b"\n").split(b"\n"):
        if not line.isascii():
            lines.append(line[:most])
            size += len(line)
            if size > most:
                break
    return b"\n".join(lines)


def _score(sample: bytes, candidate: _Candidate) -> float:
    """How well the sample reads in the best of the candidate's languages: up to 1."""
    text = sample.decode(candidate.encoding, errors="replace")
    return max(_read_as(text, language) for language in candidate.languages) - candidate.behind


def _read_as(text: str, language: str) -> float:
    fall = (1 - _RARE) / len(language) if len(language) > _MANY else 0.0
    worth = {letter: 1 - fall * number for number, letter in enumerate(language)}
    total, count, before = 0.0, 0, " "
    for sign, after in zip(text, text[1:] + " ", strict=True):
        if not sign.isascii():
            count += 1
            total += _worth(sign, before, after, worth)
        before = sign
    return total / count if count else 0.0


def _worth(sign: str, before: str, after: str, worth: dict[str, float]) -> float:
    if sign.isalpha() and sign not in "ªº":
        if sign >= _LATIN_END and any(each.isascii() and each.isalpha() for each in (before, after)):
            return _ALIEN  # no word is in two alphabets
        known = worth.get("ı" if sign == "İ" else sign.lower(), _ALIEN)
        return known + sign.isupper() * (before.islower() * _CAPITAL_WITHIN + before.isupper() * _SHOUTED)
    if sign == "\ufffd" or sign < "\u00a0":
        return _BROKEN
    if before.isalpha() and after.isalpha() and sign != "’":
        return _SIGN_WITHIN
    return 0.0 if sign in _PUNCTUATION else _NO_LETTER
