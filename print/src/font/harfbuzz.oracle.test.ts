import { Blob, Buffer, Direction, Face, Font as HarfBuzzFont, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { FONT_IDS, fontBytes, shippedFont } from '../../golden/shipped-fonts.ts';
import { readCharacterMap } from './character-map.ts';
import type { Font } from './font.ts';
import { isSpace } from './glyph-source.ts';
import { drawContours } from './outline.ts';
import { readUint24, requireTable } from './tables.ts';

// HarfBuzz hides default ignorables whatever the font draws for them; we refuse them in the input.
const isIgnorable = (codePoint: number): boolean =>
  codePoint === 0xad ||
  codePoint === 0x34f ||
  (codePoint >= 0x200b && codePoint <= 0x206f) ||
  codePoint === 0xfeff;

function harfBuzz(id: (typeof FONT_IDS)[number]) {
  const bytes = fontBytes(id);
  const face = new Face(
    new Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer),
  );
  const font = new HarfBuzzFont(face);
  const buffer = new Buffer();
  const glyphOf = (codePoints: number[], direction: Direction): number => {
    buffer.reset();
    buffer.addCodePoints(codePoints);
    buffer.setDirection(direction);
    buffer.setScript('Hani');
    buffer.setLanguage('ja');
    shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    return infos.length === 1 ? (infos[0]?.codepoint ?? 0) : -1;
  };
  // The wasm memory may move while it works: copy what it shows.
  return { font, glyphOf, codePoints: Array.from(face.collectUnicodes()) };
}

/** Every sequence that the font's `cmap` 14 lists. */
function* sequences(font: Font): Generator<readonly [base: number, selector: number]> {
  const cmap = requireTable(font.tables, 'cmap');
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(8 + index * 8);
    if (cmap.getUint16(start) !== 14) continue;
    for (let record = 0; record < cmap.getUint32(start + 6); record += 1) {
      const at = start + 10 + record * 11;
      const selector = readUint24(cmap, at);
      for (const base of basesOf(cmap, start, at)) yield [base, selector];
    }
  }
}

function* basesOf(cmap: DataView, start: number, record: number): Generator<number> {
  const defaults = cmap.getUint32(record + 3);
  const others = cmap.getUint32(record + 7);
  for (let index = 0; defaults > 0 && index < cmap.getUint32(start + defaults); index += 1) {
    const range = start + defaults + 4 + index * 4;
    for (let extra = 0; extra <= cmap.getUint8(range + 3); extra += 1) yield readUint24(cmap, range) + extra;
  }
  for (let index = 0; others > 0 && index < cmap.getUint32(start + others); index += 1) {
    yield readUint24(cmap, start + others + 4 + index * 5);
  }
}

describe.each(FONT_IDS)('%s', (id) => {
  const ours = shippedFont(id);
  const theirs = harfBuzz(id);

  test('every code point finds the glyph that HarfBuzz finds', () => {
    const map = readCharacterMap(requireTable(ours.tables, 'cmap'));
    const wrong = theirs.codePoints.filter(
      (codePoint) => !isIgnorable(codePoint) && map(codePoint) !== theirs.glyphOf([codePoint], Direction.LTR),
    );
    expect(theirs.codePoints.length).toBeGreaterThan(7000);
    expect(wrong).toEqual([]);
  });

  test('every variation sequence finds the glyph that HarfBuzz finds', () => {
    const all = [...sequences(ours)];
    const wrong = all.filter(
      ([base, selector]) => ours.find(base, selector)?.id !== theirs.glyphOf([base, selector], Direction.LTR),
    );
    expect(all.length).toBeGreaterThan(id === 'brush' ? -1 : 14_000);
    expect(wrong).toEqual([]);
  });

  test('every vertical form is the one that HarfBuzz sets from top to bottom', () => {
    const wrong = theirs.codePoints.filter((codePoint) => {
      const glyph = isIgnorable(codePoint) ? undefined : ours.find(codePoint);
      if (!glyph) return false;
      return (ours.verticalForm(glyph) ?? glyph).id !== theirs.glyphOf([codePoint], Direction.TTB);
    });
    expect(wrong).toEqual([]);
  });

  test('outlines are the ones that HarfBuzz draws', () => {
    const sample = theirs.codePoints.filter((_, index) => index % 40 === 0);
    for (const codePoint of sample) {
      const glyph = ours.find(codePoint);
      if (glyph && !isSpace(codePoint)) {
        expect(absolutePath(ours, glyph.id)).toBe(rounded(theirs.font.glyphToPath(glyph.id)));
      }
    }
  });
});

function absolutePath(font: Font, glyphId: number): string {
  let path = '';
  drawContours(font.contours(glyphId), {
    move: (x, y) => {
      path += `M${x},${y}`;
    },
    line: (x, y) => {
      path += `L${x},${y}`;
    },
    curve: (controlX, controlY, x, y) => {
      path += `Q${controlX},${controlY} ${x},${y}`;
    },
    close: () => {
      path += 'Z';
    },
  });
  return rounded(path);
}

// A closing line to the start may be drawn or implied, and HarfBuzz writes whole units.
const rounded = (path: string): string =>
  path
    .replace(/-?[0-9]+(\.[0-9]+)?/g, (number) => String(Math.floor(Number(number) + 0.5)))
    .replace(/M(-?[0-9]+,-?[0-9]+)(?![0-9])([^Z]*?)L\1Z/g, 'M$1$2Z')
    .replace(/\s+/g, ' ');
