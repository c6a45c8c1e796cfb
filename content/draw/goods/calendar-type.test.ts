import { readFileSync } from 'node:fs';
import { holesOn, type PageHoles } from '@fumi/domain';
import { type Box, layoutFrontPage } from '@fumi/print';
import { expect, it } from 'vitest';
import { around, gap, inkOf, sizeOf } from '../test/glyph-ink.ts';
import { calendarItems } from './draw-calendar.ts';
import { FAMILIES } from './families.ts';
import { type GoodsFamily, kitsOf, type PageArt, type SoldDesign } from './goods.ts';

/** Below six points numbers are read with a lens. */
const SMALLEST_PT = 6;
/** Less air between two lines of words, in shares of the smaller one's size, looks like one word or a mistake. */
const AIR_EM = 0.29;

/** February, August to November: long names, letters that reach below the line, two digits, six weeks. */
const MONTHS = process.env.FUMI_FULL === '1' ? [...Array(12).keys()] : [1, 7, 8, 9, 10];

type Paper = { readonly id: number; readonly holes?: readonly PageHoles[] };
const papers = JSON.parse(
  readFileSync(new URL('../../materials.json', import.meta.url), 'utf8'),
) as readonly Paper[];

type Words = { readonly name: string; readonly text: string; readonly sizePt: number; readonly ink: Box };

/** Everything that the engine sets on a page in a month, place by place. */
function wordsOf(family: GoodsFamily, pageNo: number, sold: SoldDesign, monthIndex: number): Words[] {
  const page = sold.design.pages[pageNo] as PageArt;
  const paper = papers.find(({ id }) => id === family.materialId);
  const holes = holesOn(paper?.holes ?? [], pageNo, family.sheetPt);
  const { width: widthPt, height: heightPt } = family.sheetPt;
  return calendarItems(family, page, sold).map((item) => {
    const items = [{ ...item, monthIndex }];
    const laid = layoutFrontPage({ widthPt, heightPt, bleedPt: 8.504, holes, items });
    expect(laid.issues).toEqual([]);
    const glyphs = laid.operations.flatMap((operation) =>
      operation.kind === 'text' ? operation.glyphs : [],
    );
    return {
      name: item.look.what === 'title' ? item.look.words : item.look.what,
      text: glyphs
        .map(({ text }) => text)
        .join('')
        .slice(0, 12),
      sizePt: Math.min(...glyphs.map(sizeOf)),
      ink: around(glyphs.map(inkOf)),
    };
  });
}

function tooClose(words: readonly Words[]): string[] {
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter((other) => gap(one.ink, other.ink) < AIR_EM * Math.min(one.sizePt, other.sizePt))
      .map((other) => `${one.text} ${other.text}`),
  );
}

const pages = FAMILIES.flatMap((family) =>
  family.designs.flatMap((design) =>
    Object.entries(design.pages)
      .filter(([, { calendars }]) => calendars)
      .map(([no]) => [`${family.label} ${design.label} ${no}`, family, design, Number(no)] as const),
  ),
);

it.each(pages)(
  '%s sets its months so that they are read, with air between the words, clear of holes',
  (_, family, design, pageNo) => {
    const [sold] = kitsOf(family, design);
    if (!sold) return;
    for (const month of family.calendar?.months === 1 ? [0] : MONTHS) {
      const words = wordsOf(family, pageNo, sold, month);
      expect(words.filter(({ sizePt }) => sizePt < SMALLEST_PT)).toEqual([]);
      expect(tooClose(words)).toEqual([]);
    }
  },
);
