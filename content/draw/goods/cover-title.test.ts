import { readFileSync } from 'node:fs';
import { COVER_PAGE, holesOn, type PageHoles, type TextStyle, TYPEFACES } from '@fumi/domain';
import { layoutFrontPage, withOwnTitle } from '@fumi/print';
import { expect, it } from 'vitest';
import { fontOf } from '../print-fonts.ts';
import { around, gap, inkOf, sizeOf } from '../test/glyph-ink.ts';
import { calendarItems } from './draw-calendar.ts';
import { FAMILIES } from './families.ts';
import { kitsOf, type PageArt } from './goods.ts';

type Paper = { readonly id: number; readonly holes?: readonly PageHoles[] };
const papers = JSON.parse(
  readFileSync(new URL('../../materials.json', import.meta.url), 'utf8'),
) as readonly Paper[];

const covers = FAMILIES.flatMap((family) =>
  family.designs.flatMap((design) => {
    const page = design.pages[COVER_PAGE];
    const [sold] = kitsOf(family, design);
    const hasYears = page?.calendars?.some(
      ({ look }) => look.what === 'title' && look.words === 'edition-year',
    );
    return page && sold && hasYears
      ? [[`${family.label} ${design.label}`, family, page as PageArt, sold] as const]
      : [];
  }),
);

const titles = ['旅', '山田家のカレンダー二〇二七年', 'Yamada Family'];
const styles: readonly TextStyle[] = [
  {},
  { size: 'small' },
  { size: 'large' },
  ...TYPEFACES.map((face) => ({ face, size: 'large' as const })),
];

it.each(covers)(
  '%s has room on its cover for the shortest and the longest words in each face and size, above the years',
  (_, family, page, sold) => {
    const paper = papers.find(({ id }) => id === family.materialId);
    const holes = holesOn(paper?.holes ?? [], COVER_PAGE, family.sheetPt);
    const { width: widthPt, height: heightPt } = family.sheetPt;
    for (const [title, style] of titles.flatMap((words) => styles.map((each) => [words, each] as const))) {
      const items = calendarItems(family, page, sold).flatMap((item) =>
        withOwnTitle({ ...item, settings: { title } }, style).map((place) => ({
          ...item,
          ...place,
          fonts: fontOf(place.look.font),
        })),
      );
      const laid = layoutFrontPage({ widthPt, heightPt, bleedPt: 8.504, holes, items });
      expect(laid.issues).toEqual([]);
      const glyphs = laid.operations.flatMap((operation) =>
        operation.kind === 'text' ? operation.glyphs : [],
      );
      const letters = [...title].filter((letter) => letter !== ' ').length;
      const [words, years] = [glyphs.slice(0, letters), glyphs.slice(letters)];
      expect(words.map(({ text }) => text).join('')).toBe(title.replace(' ', ''));
      expect(Math.min(...glyphs.map(sizeOf))).toBeGreaterThanOrEqual(6);
      const [above, below] = [around(words.map(inkOf)), around(years.map(inkOf))];
      expect(above.y + above.height).toBeLessThan(below.y);
      expect(gap(above, below)).toBeGreaterThan(0.5);
    }
  },
);
