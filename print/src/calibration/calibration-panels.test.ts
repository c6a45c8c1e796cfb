import { mmToPt, ptToMm, TYPEFACES } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Box } from '../display-list.ts';
import { measuredPanels, titlePanel } from './calibration-panels.ts';

/** Panels are 34 mm wide, below a heading of 8 pt; names of rows stand in the first 5 mm. */
const CORNER = { x: 100, y: 200 };
const BELOW_HEADING = CORNER.y + 8;
const RIGHT = CORNER.x + mmToPt(34);
const ROWS_LEFT = CORNER.x + mmToPt(5);

const panels = measuredPanels(shippedChain).map(({ heightPt, draw }) => ({ heightPt, ...draw(CORNER) }));
const panel = (heading: string) => {
  const found = panels.find(({ texts }) => texts[0]?.text.startsWith(heading));
  if (!found) throw new Error(`There is a panel ${heading}.`);
  const areas = found.operations.flatMap((each) =>
    each.kind === 'fill' ? each.boxes.map((box) => ({ color: each.color, box })) : [],
  );
  return { ...found, areas, words: found.texts.slice(1) };
};
const inMm = (value: number) => Math.round(ptToMm(value) * 1000) / 1000;
/** From the corner below the heading. */
const boxInMm = ({ x, y, width, height }: Box) => [x - CORNER.x, y - BELOW_HEADING, width, height].map(inMm);

test.each(panels)(
  'a panel of $heightPt pt has a heading, and nothing of it leaves its height and width',
  (each) => {
    expect(each.texts[0]).toMatchObject({
      box: { ...CORNER, height: 8 },
      sizePt: 5,
      floorPt: 3,
      align: 'start',
    });
    const boxes = each.operations.flatMap((operation) => (operation.kind === 'fill' ? operation.boxes : []));
    for (const { x, y, width, height } of [...boxes, ...each.texts.map(({ box }) => box)]) {
      expect(x).toBeGreaterThanOrEqual(CORNER.x);
      expect(x + width).toBeLessThanOrEqual(RIGHT + 1.5);
      expect(y).toBeGreaterThanOrEqual(CORNER.y);
      expect(y + height).toBeLessThanOrEqual(CORNER.y + each.heightPt + 1e-6);
    }
  },
);

test.each([
  ['K100 文字', [0, 0, 0, 1]],
  ['白抜き文字', [0, 0, 0, 0]],
])('%s has every face in 5 to 10 pt, rows of one and a half sizes', (heading, color) => {
  const { words, heightPt } = panel(heading);
  const rows = [
    { sizePt: 5, y: 1.25 },
    { sizePt: 6, y: 8.75 },
    { sizePt: 7, y: 17.75 },
    { sizePt: 8, y: 28.25 },
    { sizePt: 10, y: 40.25 },
  ];
  const columnPt = mmToPt(29) / TYPEFACES.length;
  const wanted = rows.flatMap(({ sizePt, y }) => [
    { text: `${sizePt}`, sizePt: 5, x: CORNER.x + 1.25, y },
    ...TYPEFACES.map((_, index) => ({ text: '永か', sizePt, x: ROWS_LEFT + index * columnPt, y })),
  ]);
  expect(words.map(({ text, sizePt }) => [text, sizePt])).toEqual(
    wanted.map(({ text, sizePt }) => [text, sizePt]),
  );
  wanted.forEach(({ x, y }, index) => {
    expect(words[index]?.color).toEqual(color);
    expect(words[index]?.box.x).toBeCloseTo(x);
    expect((words[index]?.box.y ?? 0) - BELOW_HEADING).toBeCloseTo(y);
  });
  expect(heightPt).toBeCloseTo(8 + 54 + 2.5);
});

test('words in white stand on cyan and magenta alone, which fill their panel', () => {
  const [ground, ...more] = panel('白抜き文字').areas;
  expect(more).toEqual([]);
  expect(ground?.color).toEqual([0.9, 0.6, 0, 0]);
  expect(boxInMm(ground?.box as Box)).toEqual([0, 0, 34, inMm(56.5)]);
  expect(panel('K100 文字').areas).toEqual([]);
});

test('hairlines of 0.1 to 1 pt lie to the left and stand to the right, 2.2 mm from one to the next', () => {
  const { areas, words } = panel('K100 線');
  const widthsPt = [0.1, 0.25, 0.5, 0.75, 1];
  expect(areas.map(({ color, box }) => [color.join(), ...boxInMm(box)])).toEqual(
    widthsPt.flatMap((widthPt, index) => [
      ['0,0,0,1', 5, inMm(mmToPt(1.1 + index * 2.2)), 12.3, inMm(widthPt)],
      ['0,0,0,1', inMm(mmToPt(19.5 + index * 2.2)), 1.1, inMm(widthPt), 8.8],
    ]),
  );
  expect(words.map(({ text, box }) => [text, ...boxInMm(box)])).toEqual(
    widthsPt.map((widthPt, index) => [`${widthPt}`, 0, inMm(mmToPt(index * 2.2)), 5, 2.2]),
  );
});

test('each ink goes in twelve steps from 3 % to all, beside its name and above its shares', () => {
  const { areas, words } = panel('網点');
  const shares = [3, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
  const stepMm = 29 / 12;
  const wanted = [0, 1, 2, 3].flatMap((ink) =>
    shares.map((share, step) => [
      ...[0, 1, 2, 3].map((each) => (each === ink ? share / 100 : 0)),
      ...[5 + step * stepMm, ink * 3.5, stepMm, 3.5].map((mm) => inMm(mmToPt(mm))),
    ]),
  );
  expect(areas.map(({ color, box }) => [...color, ...boxInMm(box)])).toEqual(wanted);
  expect(words.map(({ text, sizePt, box }) => [text, sizePt, ...boxInMm(box)])).toEqual([
    ...['C', 'M', 'Y', 'K'].map((name, row) => [name, 5, 0, row * 3.5, 5, 3.5]),
    ...shares.map((share, step) => [
      ...[`${share}`, 4],
      ...[5 + step * stepMm, 14, stepMm, ptToMm(8)].map((mm) => inMm(mmToPt(mm))),
    ]),
  ]);
});

test('three greys of black stand beside those of three inks that should equal them', () => {
  const { areas, words } = panel('グレー');
  const pairMm = 34 / 3;
  const wanted = [
    [0.25, 0.19],
    [0.5, 0.4],
    [0.75, 0.64],
  ].flatMap(([cyan = 0, others = 0], index) => [
    [[0, 0, 0, cyan], [index * pairMm, 0, pairMm / 2, 6].map((mm) => inMm(mmToPt(mm)))],
    [[cyan, others, others, 0], [(index + 0.5) * pairMm, 0, pairMm / 2, 6].map((mm) => inMm(mmToPt(mm)))],
  ]);
  expect(areas.map(({ color, box }) => [color, boxInMm(box)])).toEqual(wanted);
  expect(words.map(({ text, sizePt, box }) => [text, sizePt, ...boxInMm(box)])).toEqual(
    ['25｜25/19/19', '50｜50/40/40', '75｜75/64/64'].map((text, index) => [
      ...[text, 4],
      ...[index * pairMm, 6, pairMm, ptToMm(8)].map((mm) => inMm(mmToPt(mm))),
    ]),
  );
});

test('what a page is stands in lines of 6 pt, each 8.4 pt below the one before', () => {
  const { heightPt, draw } = titlePanel(['T0014', 'IDカード'], shippedChain);
  const { texts, operations } = draw(CORNER);
  expect(operations).toEqual([]);
  expect(heightPt).toBeCloseTo(16.8);
  expect(texts.map(({ text, sizePt, box }) => [text, sizePt, box.x, Math.round(box.y * 10) / 10])).toEqual([
    ['T0014', 6, 100, 200],
    ['IDカード', 6, 100, 208.4],
  ]);
});
