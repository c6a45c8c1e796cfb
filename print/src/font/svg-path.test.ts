import { expect, test } from 'vitest';
import { FONT_IDS, shippedFont } from '../../golden/shipped-fonts.ts';
import type { Contour } from './contours.ts';
import { drawContours } from './outline.ts';
import { svgPathOf } from './svg-path.ts';

const GLYPHS = Array.from({ length: 1500 }, (_, index) => 1 + index * 5);

/** Control points and ends in drawing order, as the outline has them. */
function placesOf(contours: readonly Contour[]): number[] {
  const places: number[] = [];
  drawContours(contours, {
    move: (x, y) => places.push(x, y),
    line: (x, y) => places.push(x, y),
    curve: (controlX, controlY, x, y) => places.push(controlX, controlY, x, y),
    close: () => {},
  });
  return places;
}

/** The same, as a reader of SVG follows the commands. */
function followed(path: string): number[] {
  const places: number[] = [];
  let [x, y, controlX, controlY] = [0, 0, 0, 0];
  const arrive = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    places.push(x, y);
  };
  for (const [, command = '', numbers = ''] of path.matchAll(/([Mlhvqtz])([^Mlhvqtz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (numbers.match(/-?[0-9]+/g) ?? []).map(Number);
    if (command === 'q' || command === 't') {
      [controlX, controlY] = command === 'q' ? [x + a, y + b] : [2 * x - controlX, 2 * y - controlY];
      places.push(controlX, controlY);
    }
    if (command === 'M') arrive(a, b);
    if (command === 'l' || command === 't') arrive(x + a, y + b);
    if (command === 'h') arrive(x + a, y);
    if (command === 'v') arrive(x, y + a);
    if (command === 'q') arrive(x + c, y + d);
  }
  return places;
}

test.each(FONT_IDS)('the paths of %s are nowhere more than a unit from its outlines', (id) => {
  const font = shippedFont(id);
  const furthest = Math.max(
    ...GLYPHS.map((glyph) => {
      const drawn = followed(svgPathOf(font.contours(glyph)));
      const places = placesOf(font.contours(glyph));
      expect(drawn.length).toBe(places.length);
      return Math.max(0, ...places.map((place, index) => Math.abs(place - (drawn[index] ?? 0))));
    }),
  );
  expect(furthest).toBeLessThanOrEqual(1);
});

test('rounded joints of mirrored controls do not add up', () => {
  const contour: Contour = [
    { x: 0, y: 0, onCurve: true },
    ...Array.from({ length: 40 }, (_, index) => ({ x: 3 + index * 7, y: (index % 2) * 9, onCurve: false })),
    { x: 300, y: 0, onCurve: true },
  ];
  const path = svgPathOf([contour]);
  expect(path.match(/t/g)?.length).toBe(39);
  const places = placesOf([contour]);
  followed(path).forEach((place, index) => {
    expect(Math.abs(place - (places[index] ?? 0))).toBeLessThanOrEqual(1);
  });
});

const on = (x: number, y: number) => ({ x, y, onCurve: true });
const off = (x: number, y: number) => ({ x, y, onCurve: false });

test.each([
  [
    'straight ways, each by the shortest command',
    [on(1, 2), on(5, 2), on(5, -2), on(1, -4)],
    'M1 2h4v-4l-4-2z',
  ],
  ['no way to the place where it is', [on(1, 2), on(1, 2), on(5, 2)], 'M1 2h4z'],
  ['a curve by its control', [on(0, 0), off(4, -4), on(8, 0)], 'M0 0q4-4 8 0z'],
  ['a mirrored control without naming it', [on(0, 0), off(2, 2), off(6, -2), on(8, 0)], 'M0 0q2 2 4 0t4 0z'],
  [
    'a control that mirrors across alone by its name',
    [on(0, 0), off(2, 2), on(4, 0), off(6, 2), on(8, 0)],
    'M0 0q2 2 4 0q2 2 4 0z',
  ],
  [
    'a control that mirrors down alone by its name',
    [on(0, 0), off(2, 2), on(4, 0), off(7, -2), on(8, 0)],
    'M0 0q2 2 4 0q3-2 4 0z',
  ],
  ['a control behind a line by its name', [on(0, 0), on(4, 0), off(8, 0), on(8, 4)], 'M0 0h4q4 0 4 4z'],
])('a path draws %s', (_, contour, path) => {
  expect(svgPathOf([contour])).toBe(path);
});
