import { CUT_MARGIN_PT, TEXT_FACTS, type TextLook, type TextType } from '@fumi/domain';
import { layoutFrontPage, placedItem, refusedIssues } from '@fumi/print';
import { expect, it } from 'vitest';
import { designs } from './designs.ts';
import type { Design } from './drawing/design.ts';
import { BLEED_PX, canvasOf } from './drawing/document.ts';
import type { Box } from './drawing/geometry.ts';
import { freePlaces } from './free-places.ts';
import { lookOf, rectPt } from './place-words.ts';
import { fontOf } from './print-fonts.ts';
import { insideCut } from './test/inside-cut.ts';

type Place = { readonly type: TextType; readonly text: string; readonly box: Box; readonly look: TextLook };

/** Where words stand, its own and those that it has room for. */
const placesOf = (design: Design): readonly Place[] => [
  ...(design.words ?? []).map((words) => ({ ...words, look: lookOf(words) })),
  ...freePlaces(design).map((place) => ({ ...place, text: '' })),
];
const named = designs
  .map((design) => [design.slug, design, placesOf(design)] as const)
  .filter(([, , places]) => places.length > 0);

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it.each(named)(
  'the places of %s lie 3 mm inside the cut, each apart from the others',
  (_, design, places) => {
    const canvas = canvasOf(design.orientation);
    expect(places.filter(({ box }) => !insideCut(box, BLEED_PX, canvas)).map(({ type }) => type)).toEqual([]);
    const pairs = places.flatMap((a, at) => places.slice(at + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => touches(a.box, b.box)).map(([a, b]) => [a.type, b.type])).toEqual([]);
  },
);

/** Between lines of two places, px: beside each other half of the smaller letter, one below the other 1 mm. */
const STACKED_PX = 10;
const LEAST_LETTER_PX = 25;

/** How far two places lie from each other, and whether side by side. */
function gapOf(a: Box, b: Box) {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return { px: Math.max(across, down), isBeside: across > down };
}

const isNarrow = (a: Box, b: Box): boolean => {
  const { px, isBeside } = gapOf(a, b);
  return px < (isBeside ? LEAST_LETTER_PX / 2 : STACKED_PX);
};

it.each(named)('words that fill a place of %s stay apart from those beside and below', (_, __, places) => {
  const pairs = places.flatMap((a, at) => places.slice(at + 1).map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => isNarrow(a.box, b.box)).map(([a, b]) => [a.type, b.type])).toEqual([]);
});

it('a date that stands beside the message keeps half a letter or more from its last line', () => {
  const beside = named.flatMap(([slug, { words = [] }]) => {
    const [message, date] = (['MESSAGE', 'DATE'] as const).map((type) =>
      words.find((each) => each.type === type),
    );
    if (!message?.vertical || !date) return [];
    const { px, isBeside } = gapOf(message.box, date.box);
    return isBeside ? [[slug, px >= date.size / 2] as const] : [];
  });
  expect(beside.length).toBeGreaterThan(5);
  expect(beside.filter(([, isApart]) => !isApart)).toEqual([]);
});

const SAFE_MARGIN_PT = 2 * CUT_MARGIN_PT;

/** A place alone on a page whose safe area it fills, so that whatever leaves the place is an issue. */
function issuesOf(design: Design, { type, box, look }: Place, text: string) {
  const { width, height } = rectPt(design, box);
  const place = { type, box: { x: SAFE_MARGIN_PT, y: SAFE_MARGIN_PT, width, height }, z: 0, look };
  return layoutFrontPage({
    widthPt: width + 2 * SAFE_MARGIN_PT,
    heightPt: height + 2 * SAFE_MARGIN_PT,
    bleedPt: CUT_MARGIN_PT,
    items: [placedItem(place, text, fontOf)],
  }).issues;
}

it.each(named)('the words of %s have their size, which is no smaller than its floor', (_, design, places) => {
  for (const place of places) {
    expect(place.look.sizePt, place.type).toBeGreaterThanOrEqual(TEXT_FACTS[place.type].floorPt);
    expect(issuesOf(design, place, place.text), place.type).toEqual([]);
  }
});

const SENTENCE = '皆様には幸多き新春をお健やかにお迎えのこととお慶び申し上げます';

it.each(named)('words of any length that %s takes stay in their place', (_, design, places) => {
  for (const place of places) {
    for (const length of [1, 12, 30, TEXT_FACTS[place.type].maxLength]) {
      const issues = issuesOf(design, place, SENTENCE.repeat(8).slice(0, length));
      const isTaken = refusedIssues(issues).length === 0;
      const codes = issues.map(({ code }) => code);
      if (isTaken) expect(codes, `${place.type} ${length}`).not.toContain('outside-safe-area');
    }
  }
});
