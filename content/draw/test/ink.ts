import type { Page, PlacedGlyph } from '@fumi/print';
import type { Box } from '../drawing/geometry.ts';
import { fontOf } from '../print-fonts.ts';

type Point = readonly [x: number, y: number];

const outlines = new Map<string, readonly Point[]>();

/** Which numbers of a command are points, relative to where the pen is; the last is where it goes. */
function pointsOfPath(path: string): readonly Point[] {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([Mlhvqtz])([^Mlhvqtz]*)/g)).flatMap(
    ([, command = '', rest = '']): Point[] => {
      const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
      if (command === 'M') [x, y] = [0, 0];
      const pairs =
        command === 'h' || command === 'v'
          ? numbers.map((by): Point => (command === 'h' ? [by, 0] : [0, by]))
          : Array.from(
              { length: numbers.length / 2 },
              (_, at): Point => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0],
            );
      const step = command === 'q' ? 2 : 1;
      return pairs.map(([byX, byY], at): Point => {
        const point: Point = [x + byX, y + byY];
        if (at % step === step - 1) [x, y] = point;
        return point;
      });
    },
  );
}

/** The points of a glyph's outline, em; points that steer a curve count, which makes it a hair larger than its ink. */
function pointsOf({ font, glyphId }: PlacedGlyph): readonly Point[] {
  const key = `${font} ${glyphId}`;
  const known = outlines.get(key);
  if (known) return known;
  const source = fontOf(font as Parameters<typeof fontOf>[0])[0];
  const em = source?.unitsPerEm ?? 1;
  const points = pointsOfPath(source?.path(glyphId) ?? '').map(([x, y]): Point => [x / em, y / em]);
  outlines.set(key, points);
  return points;
}

const inkOfGlyph = (glyph: PlacedGlyph) => {
  const [a, b, c, d, e, f] = glyph.matrix;
  return pointsOf(glyph).map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const);
};

/** What the letters of each field cover on a page, pt. */
export function inkOf(page: Page): ReadonlyMap<string, Box> {
  const fields = new Map<string, Box>();
  for (const operation of page.operations) {
    if (operation.kind !== 'text') continue;
    const points = operation.glyphs.flatMap(inkOfGlyph);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    fields.set(operation.origin?.field ?? '', {
      x,
      y,
      width: Math.max(...xs) - x,
      height: Math.max(...ys) - y,
    });
  }
  return fields;
}
