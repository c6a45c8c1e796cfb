import { readFileSync } from 'node:fs';
import { DAY_MARKS, holesOn, type OwnDay, type PageHoles } from '@fumi/domain';
import { type Box, layoutFrontPage, type ShapeOperation } from '@fumi/print';
import { expect, it } from 'vitest';
import { around, gap, inkOf, sizeOf } from '../test/glyph-ink.ts';
import { calendarItems } from './draw-calendar.ts';
import { FAMILIES } from './families.ts';
import { kitsOf } from './goods.ts';

/** Plates shift, and the eye takes what is nearer for a touch, pt. */
const AIR_PT = 0.1;
/** A circle of 1.4 mm, and a cake with its layers, are told apart; numbers in the smallest grid leave no more. */
const LEAST_MARK_PT = 4;

/** What is set smaller on an address face is not printed, pt. */
const LEAST_WORDS_PT = 6.5;

/** Half a postcard for a grid has no room for 六曜 and two lines of words in months of six weeks. */
const SMALLEST_PAPER = 17;

type Paper = { readonly id: number; readonly holes?: readonly PageHoles[] };
const papers = JSON.parse(
  readFileSync(new URL('../../materials.json', import.meta.url), 'utf8'),
) as readonly Paper[];

/** Every day of every month is marked with the words of a birthday: what a family would never do. */
const ownDays: readonly OwnDay[] = Array.from({ length: 12 * 31 }, (_, at) => ({
  date: `${String(Math.floor(at / 31) + 1).padStart(2, '0')}-${String((at % 31) + 1).padStart(2, '0')}`,
  words: 'はなの誕生日',
  mark: DAY_MARKS[1 + (at % (DAY_MARKS.length - 1))] ?? 'circle',
}));

const shapeBoxes = ({ outlines }: ShapeOperation): Box =>
  around(
    outlines.flatMap(({ start, curves }) =>
      [start, ...curves.map(([, , end]) => end)].map(([x, y]) => ({ x, y, width: 0, height: 0 })),
    ),
  );

const grids = FAMILIES.flatMap((family) =>
  family.designs.flatMap((design) =>
    Object.entries(design.pages)
      .filter(([, { calendars = [] }]) => calendars.some(({ look }) => look.what === 'month'))
      .map(([no]) => [`${family.label} ${design.label} ${no}`, family, design, Number(no)] as const),
  ),
);

it.each(grids)(
  '%s has room on every day for a birthday, clear of numbers, holidays and 六曜, and its own 六曜 or none',
  (_, family, design, pageNo) => {
    const [sold] = kitsOf(family, design);
    const page = design.pages[pageNo];
    if (!sold || !page) return;
    const paper = papers.find(({ id }) => id === family.materialId);
    const holes = holesOn(paper?.holes ?? [], pageNo, family.sheetPt);
    const { width: widthPt, height: heightPt } = family.sheetPt;
    // May 2027 has six weeks and three holidays.
    const months = family.calendar?.months === 1 ? [0] : [4, 10];
    for (const monthIndex of months)
      for (const rokuyo of [undefined, true]) {
        const items = calendarItems(family, page, sold)
          .filter(({ look }) => look.what === 'month')
          .map((item) => ({ ...item, monthIndex, settings: { ownDays, rokuyo } }));
        const laid = layoutFrontPage({ widthPt, heightPt, bleedPt: 8.504, holes, items });
        const isNarrow = family.materialId === SMALLEST_PAPER && rokuyo === true;
        expect(laid.issues.filter(({ code }) => !isNarrow || code !== 'cut-short')).toEqual([]);
        const words = laid.operations.flatMap((operation) =>
          operation.kind === 'text' && operation.origin?.field === 'text.own-day' ? operation.glyphs : [],
        );
        const others = laid.operations.flatMap((operation) =>
          operation.kind === 'text' && operation.origin?.field !== 'text.own-day' ? operation.glyphs : [],
        );
        const marks = laid.operations.flatMap((operation) =>
          operation.kind === 'shape' ? [shapeBoxes(operation)] : [],
        );
        expect(marks.length).toBeGreaterThanOrEqual(28);
        expect(Math.min(...words.map(sizeOf))).toBeGreaterThanOrEqual(5);
        expect(Math.min(...marks.map((mark) => Math.max(mark.width, mark.height)))).toBeGreaterThan(
          LEAST_MARK_PT,
        );
        const ink = others.map(inkOf);
        const own = [...words.map(inkOf), ...marks];
        expect(own.filter((one) => ink.some((other) => gap(one, other) < AIR_PT))).toEqual([]);
        expect(marks.filter((one) => words.map(inkOf).some((other) => gap(one, other) < 0))).toEqual([]);
      }
  },
);

const monthly = grids.filter(([, family]) => family.calendar?.months === 1);

it.each(monthly)(
  '%s sets a long own day on two lines before its words are small',
  (_, family, design, pageNo) => {
    const [sold] = kitsOf(family, design);
    const page = design.pages[pageNo];
    if (!sold || !page) return;
    const long = ownDays.map((day) => ({ ...day, words: 'おじいちゃん誕生日会' }));
    const items = calendarItems(family, page, sold).map((item) => ({ ...item, settings: { ownDays: long } }));
    const { width: widthPt, height: heightPt } = family.sheetPt;
    const { operations } = layoutFrontPage({ widthPt, heightPt, bleedPt: 8.504, items });
    const words = operations.flatMap((operation) =>
      operation.kind === 'text' && operation.origin?.field === 'text.own-day' ? operation.glyphs : [],
    );
    expect(Math.min(...words.map(sizeOf))).toBeGreaterThanOrEqual(LEAST_WORDS_PT);
  },
);
