import { type CalendarLook, type TextStyle, yearMonthOf } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { CalendarPlace } from './calendar-plan.ts';
import { withOwnTitle } from './cover-title.ts';
import { setCalendar } from './set-calendar.ts';

const look: CalendarLook = { what: 'title', words: 'edition-year', font: 'mincho', ink: [0, 0, 0, 1] };
const cover = (title: string, more: Partial<CalendarPlace> = {}): CalendarPlace => ({
  ...{ look, box: { x: 20, y: 20, width: 60, height: 40 } },
  ...{ edition: { startMonth: yearMonthOf(202701), weekStart: 0 }, months: 12, monthIndex: 0, almanac: {} },
  settings: { title },
  ...more,
});
const safe = { area: { x: 0, y: 0, width: 100, height: 100 }, holes: [] };

/** The height and the width of a title's letters, pt, and the foot of its place. */
function setTitle(title: string, style?: TextStyle) {
  const [place] = withOwnTitle(cover(title), style);
  if (!place) throw new Error('The title has a place.');
  const fonts = shippedChain(style?.face ?? 'mincho');
  const { operations, issues } = setCalendar(place, fonts, safe);
  const [glyph] = operations.flatMap((each) => (each.kind === 'text' ? each.glyphs : []));
  const [a = 0, , , d = 0] = glyph?.matrix ?? [];
  return { issues, font: glyph?.font, sizePt: Math.abs(d), widthPt: Math.abs(a) };
}

test.each([
  ['a short title', '旅', [17, 20, 24]],
  ['one that fills its place', '髙橋家の一年', [8.5, 10, 10]],
  ['one at the floor', '山田家のカレンダー', [6, 6.666, 6.666]],
  ['one that is condensed', '山田家の思い出二〇二七', [6, 6, 6]],
] as const)('%s is small, as designed and large at its share of what it has, and fits', (_, title, sizes) => {
  for (const [at, size] of ([{ size: 'small' }, {}, { size: 'large' }] as const).entries()) {
    const set = setTitle(title, size);
    expect(set.sizePt).toBeCloseTo(sizes[at] ?? 0, 2);
    expect(set.widthPt * title.length).toBeLessThanOrEqual(60.001);
    expect(set.issues).toEqual([]);
  }
});

test.each(['gothic', 'brush', 'maru'] as const)('a title is set in %s, and the years as designed', (face) => {
  expect(setTitle('旅', { face }).font).toBe(face);
  const [own, years] = withOwnTitle(cover('旅'), { face, size: 'large' });
  expect(own?.look.font).toBe(face);
  expect(years?.look).toEqual({ ...look, sizePt: 12.8 });
});

test('without a title, or where no years stand, a place stays as it is', () => {
  for (const place of [
    cover(''),
    cover(' '),
    cover('旅', { look: { ...look, words: 'year' } as CalendarLook }),
  ])
    expect(withOwnTitle(place, { face: 'maru', size: 'large' })).toEqual([place]);
});

test.each([
  [undefined, { top: 22.4, height: 20 }, { top: 46.4, height: 13.6 }],
  ['large', { top: 20, height: 24 }, { top: 47.2, height: 12.8 }],
] as const)(
  'a title of size %s stands above the years, which end at the foot of the place',
  (size, own, years) => {
    const boxes = withOwnTitle(cover('旅'), size ? { size } : {}).map(({ box }) => box);
    expect(boxes).toMatchObject([
      { x: 20, width: 60, height: expect.closeTo(own.height), y: expect.closeTo(own.top) },
      { x: 20, width: 60, height: expect.closeTo(years.height), y: expect.closeTo(years.top) },
    ]);
  },
);
