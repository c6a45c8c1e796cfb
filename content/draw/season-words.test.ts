import { wordsInSeason } from '@fumi/domain';
import { expect, it } from 'vitest';
import { designs } from './designs.ts';
import { GROUPS } from './groups.ts';

/** A day before the season goes over, and one after it. */
const SEASONS = {
  kanchu: { before: ['2027-02-03', '寒中'], after: ['2027-02-04', '余寒'] },
  shochu: { before: ['2027-08-07', '暑中'], after: ['2027-08-08', '残暑'] },
} as const;

const rows = (['kanchu', 'shochu'] as const).flatMap((occasion) => {
  const group = GROUPS.find((each) => each.occasion === occasion);
  const { before, after } = SEASONS[occasion];
  return designs
    .filter((design) => design.group === group?.id)
    .flatMap((design) =>
      [before, after].map(([day, season]) => [design.slug, season, day, design, occasion] as const),
    );
});

it.each(rows)('%s says %s to who reads it on %s', (_, season, day, design, occasion) => {
  const greeting = design.words?.find(({ type }) => type === 'GREETING')?.text ?? '';
  const words = wordsInSeason(greeting, occasion, day).replace(/\s/g, '');
  expect(words).toBe(`${season}お見舞い申し上げます`);
});

const cold = rows.filter(([, season]) => season === '余寒');

it.each(cold)('%s is dated by the month in which it arrives, in March too', (_, __, ___, design) => {
  const date = design.words?.find(({ type }) => type === 'DATE')?.text ?? '';
  const months = ['2027-02-03', '2027-02-28', '2027-03-01'].map((day) => wordsInSeason(date, 'kanchu', day));
  expect(months).toEqual(['令和九年 一月', '令和九年 二月', '令和九年 三月']);
});
