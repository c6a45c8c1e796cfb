import { mmToPt } from '@fumi/domain';
import { expect, test } from 'vitest';
import { PAPER } from '../display-list.ts';
import { layoutFrontPage } from './front-page.ts';
import { placedItem } from './placed-text.ts';

const box = (sideMm: number) => ({ x: 40, y: 40, width: mmToPt(sideMm), height: mmToPt(sideMm) });
const noFonts = () => {
  throw new Error('A code is set without a face.');
};
const pageWith = (link: string, sideMm: number) =>
  layoutFrontPage({
    widthPt: 300,
    heightPt: 300,
    bleedPt: 8.505,
    items: [placedItem({ type: 'LINK', z: 3, box: box(sideMm) }, link, noFonts)],
  });

const links = [
  'https://lin.ee/abc1234',
  'https://line.me/ti/p/abcdefghij',
  `https://example.jp/${'a'.repeat(40)}`,
  `https://example.jp/${'a'.repeat(81)}`,
];
const inPlaces = links.flatMap((link) => [15.6, 17, 19.5].map((sideMm) => [link, sideMm] as const));

test.each(inPlaces)(
  'the code of %s in %f mm has quiet paper around it, and says where it is too fine',
  (link, sideMm) => {
    const { operations, issues } = pageWith(link, sideMm);
    const [ground, code] = operations;
    expect(operations).toHaveLength(2);
    if (ground?.kind !== 'fill' || code?.kind !== 'fill') throw new Error('A code is two fills.');
    expect([ground.color, ground.boxes]).toEqual([PAPER, [box(sideMm)]]);
    const module = Math.min(...code.boxes.map(({ height }) => height));
    const left = Math.min(...code.boxes.map(({ x }) => x)) - 40;
    const top = Math.min(...code.boxes.map(({ y }) => y)) - 40;
    expect(left).toBeCloseTo(4 * module);
    expect(top).toBeCloseTo(4 * module);
    const isFine = module < mmToPt(0.4) - 1e-9;
    expect(issues.map(({ code: what, field }) => [what, field])).toEqual(
      isFine ? [['overflow', 'text.LINK']] : [],
    );
  },
);

test('a link from LINE fits the smallest place, and a long link only the largest', () => {
  const refused = inPlaces.filter(([link, sideMm]) => pageWith(link, sideMm).issues.length > 0);
  expect(refused.map(([link]) => link)).not.toContain(links[0]);
  expect(refused.map(([link]) => link)).not.toContain(links[1]);
  expect(refused.filter(([link]) => link === links[3])).toHaveLength(2);
});

test.each([
  ['wide', 90, 60],
  ['high', 60, 90],
])('a code lies in the middle of a place that is %s', (_, width, height) => {
  const { operations } = layoutFrontPage({
    widthPt: 300,
    heightPt: 300,
    bleedPt: 8.505,
    items: [
      placedItem({ type: 'LINK', z: 3, box: { x: 40, y: 50, width, height } }, 'https://lin.ee/abc', noFonts),
    ],
  });
  const [ground] = operations;
  if (ground?.kind !== 'fill') throw new Error('A code lies on bare paper.');
  expect(ground.boxes).toEqual([
    { x: 40 + (width - 60) / 2, y: 50 + (height - 60) / 2, width: 60, height: 60 },
  ]);
});
