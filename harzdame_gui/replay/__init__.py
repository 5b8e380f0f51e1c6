"""Going through games that were played: by themselves, for points, in small boards, side by side."""
