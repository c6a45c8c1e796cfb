#!/usr/bin/env python3
"""Records what the native hb-shape says about vertical lines, as the oracle of print's tests.

The npm build of HarfBuzz is made without vertical metrics, so its answers can't be asked in the tests.
Run by hand after build_fonts.py: /usr/bin/python3 tools/fonts/record_vertical_metrics.py
"""

import json
import subprocess
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "print" / "golden" / "vertical-metrics"
# Hidden by HarfBuzz whatever the font draws.
IGNORABLE = {0xAD, 0x34F, 0xFEFF, *range(0x200B, 0x2070)}


def shape(font, points):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as lines:
        lines.write("".join(f"{chr(point)}\n" for point in points))
        lines.flush()
        answer = subprocess.run(
            ["hb-shape", "--direction=ttb", "--script=Hani", "--language=ja", "--no-glyph-names",
             "--output-format=json", f"--text-file={lines.name}", str(font)],
            check=True, capture_output=True, text=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def record(font):
    points = sorted(set(TTFont(font).getBestCmap()) - IGNORABLE - set(range(0x21)))
    groups = {}
    for point, glyphs in zip(points, shape(font, points), strict=True):
        if len(glyphs) == 1:
            glyph = glyphs[0]
            groups.setdefault((glyph["dx"], glyph["dy"], glyph["ay"]), []).append(point)
    return [{"dx": key[0], "dy": key[1], "ay": key[2], "points": ranges(members)}
            for key, members in sorted(groups.items())]


def ranges(points):
    result = []
    for point in points:
        if result and result[-1][1] == point - 1:
            result[-1][1] = point
        else:
            result.append([point, point])
    return [f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in result]


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    version = subprocess.run(["hb-shape", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    for font in sorted((ROOT / "content" / "fonts").glob("*.ttf")):
        groups = record(font)
        rows = ",\n".join(json.dumps({**group, "points": " ".join(group["points"])}) for group in groups)
        text = f'{{"by": "{version}", "groups": [\n{rows}\n]}}\n'
        (OUT / f"{font.stem}.json").write_text(text)
        print(font.stem, len(groups), "groups", len(text), "bytes")
