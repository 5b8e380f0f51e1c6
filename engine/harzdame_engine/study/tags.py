"""The tags that make a game the chapter of a study; what each says: docs/study.md."""

from __future__ import annotations

STUDY, CHAPTER, IDENTITY = "StudyName", "ChapterName", "StudyId"
ORIENTATION, LANGUAGE, SUMMARY = "Orientation", "Language", "StudySummary"
LEVEL = "StudyLevel"
