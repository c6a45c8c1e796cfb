import { TEXT_FACTS } from '@fumi/domain';
import { roomOf } from '@fumi/print';
import { expect, it } from 'vitest';
import { designs } from './designs.ts';
import { canvasOf } from './drawing/document.ts';
import type { Box } from './drawing/geometry.ts';
import { freePlaces, hasPenPlace } from './free-places.ts';
import { rectPt } from './place-words.ts';
import { insideCut } from './test/inside-cut.ts';

const places = designs.flatMap((design) =>
  freePlaces(design).map((place) => [`${design.slug} ${place.type}`, design, place] as const),
);

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it('twenty designs and more have a place for the line of one person', () => {
  expect(places.filter(([, , { type }]) => type === 'COMMENT').length).toBeGreaterThanOrEqual(20);
});

it.each(places)('%s lies inside the cut, beside the words and the photo', (_, design, { type, box }) => {
  expect(insideCut(box, 31, canvasOf(design.orientation))).toBe(true);
  const others = freePlaces(design).filter((place) => place.type !== type);
  for (const other of [...(design.words ?? []), ...others]) expect(touches(box, other.box)).toBe(false);
  // Behind a window of another shape the frame is a rectangle whose corners are ground.
  if (design.frame && !design.frame.window) expect(touches(box, design.frame)).toBe(false);
});

it('groups that people write on by hand have designs that keep a place for the pen (ADR 106)', () => {
  const keeping = designs.filter(hasPenPlace);
  const of = (id: number) => keeping.filter(({ group }) => group === id).map(({ slug }) => slug);
  const groups = [...new Set(keeping.map(({ group }) => group))];
  expect(Object.fromEntries(groups.map((id) => [id, of(id)]))).toEqual({
    10: [
      ...['white-gold', 'pattern-bento', 'paw-newyear', 'line-fuji', 'nordic-sheep', 'kagami-simple'],
      ...['kohaku-stripe', 'knit-sweater', 'silver-stone', 'gold-botanical', 'sumi-hitsuji', 'peeking-sheep'],
    ],
    20: ['kanchu-snowbird', 'kanchu-camellia', 'kanchu-snowman'],
    70: ['summer-bell'],
    80: ['xmas-wreath'],
    100: ['thanks-bouquet', 'thanks-simple', 'thanks-mizuhiki'],
  });
});

/** A comment line of spec §5. */
const LINE = TEXT_FACTS.COMMENT.maxLength / TEXT_FACTS.COMMENT.maxLines;

it.each(places.filter(([, , { type }]) => type === 'COMMENT'))(
  '%s holds at least one full line',
  (_, design, { type, box, look }) => {
    const { lines, length } = roomOf({ type, box: rectPt(design, box), look });
    // 禁則 may end a line a character early.
    expect(lines).toBeGreaterThanOrEqual(Math.ceil(LINE / (length - 1)));
  },
);
