#!/usr/bin/env python3
"""Builds content/fonts/*.ttf from the distribution's fonts. Run by hand; see README.md beside this file.

The print engine reads TrueType outlines only (quadratic curves in `glyf`), one face per file, with every
glyph reachable from a code point, a variation sequence or the `vert` feature. The distribution ships CFF
collections of 65,535 glyphs; this tool cuts the Japanese repertoire out, keeps every Adobe-Japan1 variation
sequence, turns cubic curves into quadratic ones and writes honest vertical metrics.
"""

import argparse
import hashlib
import json
import time
from itertools import accumulate
from multiprocessing import Pool
from pathlib import Path

from fontTools import subset
from fontTools.misc.roundTools import otRound
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

from lighter_outlines import lighter

HERE = Path(__file__).resolve().parent
OUT = HERE.parent.parent / "content" / "fonts"
RECIPES = json.loads((HERE / "recipes.json").read_text("utf-8"))

# Code points that are blank on purpose.
SPACES = {0x0009, 0x0020, 0x00A0, 0x3000, *range(0x2000, 0x200B)}
VARIATION_SELECTORS = set(range(0xE0100, 0xE01F0))
# Largest distance between a cubic curve and its quadratic copy, in 1/1000 em: 0.007 pt at 20 pt.
MAX_CURVE_ERROR = 1.0


def japanese_repertoire(font):
    """Every code point of JIS X 0208, 0212, 0213 and CP932, all bases of variation sequences, and the
    blocks of signs, kana and compatibility ideographs whole."""
    points = set()
    for codec, lengths in (("euc_jis_2004", (1, 2, 3)), ("cp932", (1, 2)), ("euc_jp", (3,))):
        points |= decode_all(codec, lengths)
    for table in font["cmap"].tables:
        if table.format == 14:
            for pairs in table.uvsDict.values():
                points |= {base for base, _ in pairs}
    for first, last in (
        (0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2BFF), (0x3000, 0x30FF), (0x3190, 0x319F),
        (0x31F0, 0x33FF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF), (0x1F100, 0x1F2FF),
    ):
        points |= set(range(first, last + 1))
    return points & set(font.getBestCmap())


def decode_all(codec, lengths):
    points = set()
    for length in lengths:
        for number in candidates(codec, length):
            try:
                text = bytes(number).decode(codec)
            except UnicodeDecodeError:
                continue
            points |= {ord(character) for character in text}
    return points


def candidates(codec, length):
    if length == 1:
        return ((byte,) for byte in range(0x20, 0x100))
    pairs = ((first, second) for first in range(0x81, 0x100) for second in range(0x40, 0x100))
    return pairs if length == 2 else ((0x8F, *pair) for pair in pairs)


def cut(font, points, keep_variations):
    options = subset.Options()
    options.layout_features = ["vert"]
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.glyph_names = False
    options.hinting = False
    options.desubroutinize = True
    options.legacy_cmap = False
    options.drop_tables += ["BASE", "DSIG", "GPOS", "GDEF", "kern", "prep", "fpgm", "cvt ", "gasp", "hdmx",
                            "LTSH", "VDMX", "EBDT", "EBLC", "EBSC", "mort", "morx", "PCLT", "OS/2x"]
    tool = subset.Subsetter(options)
    tool.populate(unicodes=sorted(points | (VARIATION_SELECTORS if keep_variations else set())))
    tool.subset(font)


def quadratic(font):
    """CFF → glyf. The vertical origin moves from VORG into vmtx: top side bearing = origin − yMax."""
    order = font.getGlyphOrder()
    drawn = font.getGlyphSet()
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(drawn)
        drawn[name].draw(Cu2QuPen(pen, MAX_CURVE_ERROR, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    glyf = font["glyf"] = newTable("glyf")
    glyf.glyphOrder, glyf.glyphs = order, glyphs
    origins = font["VORG"] if "VORG" in font else None
    for name in order:
        glyph = glyf[name]
        glyph.recalcBounds(glyf)
        advance, _ = font["hmtx"][name]
        font["hmtx"][name] = (advance, glyph.xMin if glyph.numberOfContours else 0)
        height, bearing = font["vmtx"][name]
        if glyph.numberOfContours:
            origin = origins[name] if origins else 880
            bearing = otRound(origin - glyph.yMax)
        font["vmtx"][name] = (height, bearing)
    for table in ("CFF ", "VORG"):
        if table in font:
            del font[table]
    limits = font["maxp"]
    limits.tableVersion = 0x00010000
    for field in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs",
                  "maxStackElements", "maxSizeOfInstructions", "maxComponentElements", "maxPoints",
                  "maxContours", "maxCompositePoints", "maxCompositeContours", "maxComponentDepth"):
        setattr(limits, field, 0)
    limits.maxZones = 1
    font.sfntVersion = "\x00\x01\x00\x00"
    font["head"].glyphDataFormat = 0


def lighten(font, bound):
    """Fewer points a glyph, none further than `bound` units from where it was; the places of glyphs stay."""
    glyf, order = font["glyf"], font.getGlyphOrder()
    origins = {name: getattr(glyf[name], "yMax", 0) + font["vmtx"][name][1] for name in order}
    drawn = [name for name in order if glyf[name].numberOfContours > 0]
    before = after = 0
    furthest = 0.0
    with Pool() as pool:
        outlines = pool.imap(lighter_glyph, ((contours_of(glyf[name], glyf), bound) for name in drawn), chunksize=32)
        for name, (contours, distance) in zip(drawn, outlines):
            before += len(glyf[name].coordinates)
            after += sum(map(len, contours))
            furthest = max(furthest, distance)
            set_contours(glyf[name], contours)
    for name in order:
        if glyf[name].numberOfContours:
            glyf[name].recalcBounds(glyf)
            font["hmtx"][name] = (font["hmtx"][name][0], glyf[name].xMin)
            font["vmtx"][name] = (font["vmtx"][name][0], origins[name] - glyf[name].yMax)
    print(f"{before:,} points became {after:,}; the outlines moved by {furthest:.2f} units at most", flush=True)


def lighter_glyph(task):
    contours, bound = task
    found = [lighter(contour, bound) for contour in contours]
    return [contour for contour, _ in found], max(distance for _, distance in found)


def contours_of(glyph, glyf):
    coordinates, ends, flags = glyph.getCoordinates(glyf)
    points = [(x, y, bool(flag & 1)) for (x, y), flag in zip(coordinates, flags)]
    return [points[start:end + 1] for start, end in zip([0, *(end + 1 for end in ends)], ends)]


def set_contours(glyph, contours):
    points = [point for contour in contours for point in contour]
    glyph.coordinates = GlyphCoordinates([(x, y) for x, y, _ in points])
    glyph.flags = bytearray(int(on_curve) for _, _, on_curve in points)
    glyph.endPtsOfContours = [end - 1 for end in accumulate(map(len, contours))]


def blank_code_points(font):
    """Code points whose glyph draws nothing: brush fonts map kanji to empty glyphs."""
    cmap = font.getBestCmap()
    if "glyf" in font:
        empty = {name for name in font.getGlyphOrder() if font["glyf"][name].numberOfContours == 0}
    else:
        drawings = font["CFF "].cff.topDictIndex[0].CharStrings
        empty = {name for name in set(cmap.values()) if len(drawings[name].bytecode or b"xxxx") < 4}
    return {point for point, name in cmap.items() if name in empty and point not in SPACES}


def finish(font, recipe):
    font["post"].formatType = 3.0
    font["post"].extraNames, font["post"].mapping = [], {}
    names = font["name"]
    for number, text in ((1, recipe["family"]), (3, f"{recipe['family']}; from {recipe['file']}"),
                         (4, recipe["family"]), (6, recipe["postscriptName"])):
        names.removeNames(nameID=number)
        names.setName(text, number, 3, 1, 0x409)
    # The licences allow embedding, whatever the source's flag says.
    font["OS/2"].fsType = 0
    font["head"].modified = font["head"].created


def build(recipe, source):
    started = time.time()
    font = TTFont(source, fontNumber=recipe.get("face", -1), recalcTimestamp=False)
    points = japanese_repertoire(font)
    if "glyf" in font:
        points -= blank_code_points(font)
    cut(font, points, recipe["variations"])
    if "CFF " in font:
        quadratic(font)
    if "largestMove" in recipe:
        lighten(font, recipe["largestMove"])
    finish(font, recipe)
    target = OUT / f"{recipe['id']}.ttf"
    font.save(target, reorderTables=True)
    data = target.read_bytes()
    print(f"{hashlib.sha256(data).hexdigest()}  {target.name}  {len(data):,} bytes  "
          f"{len(font.getGlyphOrder()):,} glyphs  {time.time() - started:.0f} s", flush=True)


def find_source(directories, name):
    for directory in directories:
        for path in sorted(directory.rglob(name)):
            return path
    raise SystemExit(f"{name} is in none of {', '.join(map(str, directories))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", action="append", type=Path, required=True, metavar="DIRECTORY",
                        help="where source fonts are looked for; may be given several times")
    parser.add_argument("ids", nargs="*", help="mincho, gothic, brush; all of them when none is named")
    options = parser.parse_args()
    for recipe in RECIPES:
        if not options.ids or recipe["id"] in options.ids:
            build(recipe, find_source(options.fonts, recipe["file"]))


if __name__ == "__main__":
    main()
