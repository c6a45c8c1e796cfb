import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_IDS, shippedFont } from '../../golden/shipped-fonts.ts';

/** Written by tools/fonts/record_vertical_metrics.py: what the native hb-shape answers for vertical lines. */
type Recorded = {
  readonly by: string;
  readonly groups: readonly {
    readonly dx: number;
    readonly dy: number;
    readonly ay: number;
    readonly points: string;
  }[];
};

function* codePoints(ranges: string): Generator<number> {
  for (const range of ranges.split(' ')) {
    const [first, last] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    for (let point = first ?? 0; point <= (last ?? first ?? 0); point += 1) yield point;
  }
}

test.each(FONT_IDS)('%s holds its glyphs in vertical lines where hb-shape holds them', (id) => {
  const path = new URL(`../../golden/vertical-metrics/${id}.json`, import.meta.url);
  const recorded = JSON.parse(readFileSync(path, 'utf8')) as Recorded;
  const font = shippedFont(id);
  const wrong: string[] = [];
  let compared = 0;
  for (const { dx, dy, ay, points } of recorded.groups) {
    for (const point of codePoints(points)) {
      const glyph = font.find(point);
      const placed = glyph && (font.verticalForm(glyph) ?? glyph);
      // Shapers set combining marks on their base; we refuse them in names but for voiced kana.
      if (!placed || placed.isBlank || /\p{M}/u.test(String.fromCodePoint(point))) continue;
      compared += 1;
      const units = (em: number) => Math.round(em * font.unitsPerEm);
      const ours = [
        -Math.floor(placed.originXEm * font.unitsPerEm),
        -units(placed.originYEm),
        -units(placed.heightEm),
      ];
      if (ours.join() !== [dx, dy, ay].join())
        wrong.push(`U+${point.toString(16)} ${ours} for ${[dx, dy, ay]}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(7000);
});
