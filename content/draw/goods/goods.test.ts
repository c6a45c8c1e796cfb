import { readFileSync } from 'node:fs';
import { holesOn, type Ink, lostShare, type PageHoles } from '@fumi/domain';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { BLEED_PX, svg } from '../drawing/document.ts';
import type { Box } from '../drawing/geometry.ts';
import { insideCut } from '../test/inside-cut.ts';
import { RING_PX } from '../window-ring.ts';
import { drawProof } from './draw-page.ts';
import { FAMILIES } from './families.ts';
import {
  type CalendarPlace,
  type GoodsDesign,
  type GoodsFamily,
  goodsItemIds,
  layoutPagesOf,
  type PageArt,
} from './goods.ts';
import { layoutsOf } from './page-layouts.ts';
import { toPt } from './place.ts';

type Paper = {
  readonly id: number;
  readonly pagePx: { readonly width: number; readonly height: number };
  readonly frontPage: number;
  readonly holes?: readonly PageHoles[];
  readonly pageRuns: readonly { readonly pages: readonly number[]; readonly times: number }[];
};
const papers = JSON.parse(
  readFileSync(new URL('../../materials.json', import.meta.url), 'utf8'),
) as readonly Paper[];

const pagesOf = ({ pages }: GoodsDesign): [number, PageArt][] =>
  Object.entries(pages).map(([no, page]) => [Number(no), page]);

/** With those that stand for layouts of months. */
const allPagesOf = (design: GoodsDesign): [number, PageArt][] => [
  ...pagesOf(design),
  ...layoutPagesOf(design).map(({ pageNo, art }): [number, PageArt] => [pageNo, art]),
];

const designs = FAMILIES.flatMap((family) =>
  family.designs.map((design) => [`${family.label} ${design.label}`, family, design] as const),
);

/** Words that are part of the picture, px; art in units of its sheet says how large a unit is. */
function wordsOf(art: string): { text: string; box: Box }[] {
  const unit = Number(/data-unit="([^"]*)"/.exec(art)?.[1] ?? 1);
  return [...art.matchAll(/data-text="([^"]*)" data-box="([^"]*)"/g)].map(([, text = '', box = '']) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map((value) => Number(value) * unit);
    return { text, box: { x, y, width, height } };
  });
}

const artOf = (page: PageArt) => page.background() + (page.overlay?.() ?? '');

describe('the goods', () => {
  it('have twelve designs of each product at least, each with a name and an id of its own', () => {
    for (const family of FAMILIES) {
      expect(family.designs.length).toBeGreaterThanOrEqual(12);
      expect(new Set(family.designs.map(({ label }) => label)).size).toBe(family.designs.length);
    }
    expect(new Set(designs.map(([, , { id }]) => id)).size).toBe(designs.length);
  });

  it('have ids of items that fit into ten digits', () => {
    const longest = designs.flatMap(([, , design]) =>
      allPagesOf(design).map(([no]) => goodsItemIds(design, no).calendar(9)),
    );
    expect(Math.max(...longest)).toBeLessThan(1e10);
  });

  it('have ids of items that no other page and no other design has', () => {
    const own = designs.filter(([, , { artId }]) => artId === undefined);
    const ids = own.flatMap(([, , design]) =>
      allPagesOf(design).flatMap(([no, { calendars = [] }]) => {
        const { background, photo, overlay, calendar } = goodsItemIds(design, no);
        return [background, photo(0), overlay, ...calendars.map((_, index) => calendar(index))];
      }),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are of the size of their paper', () => {
    for (const { materialId, sheetPx } of FAMILIES) {
      expect(papers.find(({ id }) => id === materialId)?.pagePx).toEqual(sheetPx);
    }
  });
});

describe.each(designs)('%s', (_, family, design) => {
  it('draws just the pages that its paper repeats', () => {
    const runs = papers.find(({ id }) => id === family.materialId)?.pageRuns ?? [];
    expect(pagesOf(design).map(([no]) => no)).toEqual(runs.flatMap(({ pages }) => pages));
  });

  it('has one large frame on a page at most, and all of it on the sheet', () => {
    const { width, height } = family.sheetPx;
    for (const [, { frames = [] }] of pagesOf(design)) {
      expect(frames.length).toBeLessThanOrEqual(1);
      for (const frame of frames) {
        expect(frame.x).toBeGreaterThanOrEqual(0);
        expect(frame.y).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(width + 0.1);
        expect(frame.y + frame.height).toBeLessThanOrEqual(height + 0.1);
        expect((frame.width * frame.height) / (width * height)).toBeGreaterThan(0.2);
      }
    }
  });

  it('keeps drawn words, texts and calendars 3 mm inside the cut', () => {
    for (const [no, page] of allPagesOf(design)) {
      const places = [...(page.texts ?? []), ...(page.calendars ?? [])].map(({ box }) => box);
      const words = wordsOf(artOf(page)).map(({ box }) => box);
      const outside = [...places, ...words].filter((box) => !insideCut(box, 28, family.sheetPx));
      expect(outside.map((box) => `page ${no}: ${Object.values(box).join(' ')}`)).toEqual([]);
    }
  });

  it('lies over the edge of a photo in a window by a pixel of the smallest picture', () => {
    for (const [no, { frames: [frame] = [], overlay = () => '' }] of allPagesOf(design)) {
      const [, unit = 1, x, y] =
        /data-unit="([^"]*)".*<clipPath id="around"><path clip-rule="\w+" d="M(\S+) ([^h]+)h/.exec(
          overlay(),
        ) ?? [];
      if (!frame || x === undefined) continue;
      const over = [frame.x - Number(x) * Number(unit), frame.y - Number(y) * Number(unit)];
      expect(Math.min(...over), `page ${no}`).toBeGreaterThan(RING_PX * Number(unit) - 1);
    }
  });

  it('names no year and no month, as one picture serves all editions', () => {
    const words = allPagesOf(design).flatMap(([, page]) => wordsOf(artOf(page)).map(({ text }) => text));
    expect(words.filter((text) => /\d|月|年/.test(text))).toEqual([]);
  });
});

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** As cameras and telephones take photos, upright and lying. */
const SHAPES = { portrait: { width: 3, height: 4 }, landscape: { width: 4, height: 3 } } as const;

const OVERLAY_PX = 300;
/** So far from the corner of a photo, in shares of its sides, nothing of the design lies. */
const IN_CORNER = 0.09;
const HALF_OPAQUE = 128;

describe.each(designs.filter(([, { calendar }]) => calendar))('the months of %s', (_, family, design) => {
  const paper = papers.find(({ id }) => id === family.materialId);
  const month = design.pages[paper?.frontPage ?? 0] as PageArt;
  const layouts = layoutPagesOf(design);

  it('show an upright and a lying photo whole, in the frame of the design or in a layout', () => {
    expect(layouts.length).toBeGreaterThan(0);
    for (const [name, photo] of Object.entries(SHAPES)) {
      const layout = layouts.find((each) => each.name === name)?.art;
      const [frame] = (layout ?? month).frames ?? [];
      expect(lostShare(photo, frame as Box)).toBeLessThan(layout ? 0.005 : 0.15);
    }
  });

  it('show the upper corners of a photo in a layout: heads may be there', () => {
    for (const { name, art } of layouts) {
      const [{ x, y, width, height }] = art.frames as [Box];
      const { pixels, width: drawn } = new Resvg(
        svg(family.sheetPx.width, family.sheetPx.height, art.overlay?.() ?? ''),
        { fitTo: { mode: 'width', value: OVERLAY_PX }, font: { loadSystemFonts: false } },
      ).render();
      const k = drawn / family.sheetPx.width;
      const row = Math.floor((y + IN_CORNER * height) * k);
      const covered = [IN_CORNER, 1 - IN_CORNER].filter((across) => {
        const column = Math.floor((x + across * width) * k);
        return (pixels[4 * (row * drawn + column) + 3] ?? 0) > HALF_OPAQUE;
      });
      expect(covered, name).toEqual([]);
    }
  });

  it('keep their calendars and their words in each layout', () => {
    for (const { art } of layouts) {
      expect(art.calendars).toEqual(month.calendars);
      expect(art.texts).toEqual(month.texts);
      expect(wordsOf(artOf(art))).toEqual(wordsOf(artOf(month)));
    }
  });

  it('have each layout punched as the month that it stands for', () => {
    for (const { pageNo } of layouts)
      for (const { pages } of paper?.holes ?? [])
        expect(pages.includes(pageNo)).toBe(pages.includes(paper?.frontPage ?? 0));
  });

  it('have the frame of each layout inside the cut, clear of holes and of all that is set', () => {
    const holes = holesOn(paper?.holes ?? [], paper?.frontPage ?? 0, family.sheetPt);
    for (const { art } of layouts) {
      const [frame] = art.frames as [Box];
      expect((frame.width * frame.height) / (family.sheetPx.width * family.sheetPx.height)).toBeGreaterThan(
        0.1,
      );
      expect(insideCut(frame, 28, family.sheetPx)).toBe(true);
      expect(holes.filter((hole) => !isApart(hole, toPt(family, frame)))).toEqual([]);
      const set = [...(art.calendars ?? []), ...(art.texts ?? [])].map(({ box }) => box);
      expect(set.filter((box) => !isApart(box, frame))).toEqual([]);
    }
  });
});

const sheets = designs.filter(
  ([, { calendar }, { label }]) => calendar?.months === 12 && label.match(/タイル|ミッド/),
);

const TILE =
  /translate\((\S+ \S+\) scale\(\S+ \S+)\)"><rect [^>]*width="10[\d.]+"[^>]*fill="(#\w+)"\/>(<g .*?<\/g>)<\/g>/g;

it.each(sheets)(
  '%s has whole tiles beside its days, which go on mirrored beyond the cut',
  (_, family, design) => {
    const { width, height } = family.sheetPx;
    const sheet = { x: BLEED_PX, y: BLEED_PX, width: width - 2 * BLEED_PX, height: height - 2 * BLEED_PX };
    const months = pagesOf(design).filter(([, { calendars = [] }]) =>
      calendars.some(({ look }) => look.what === 'month'),
    );
    for (const [no, page] of months) {
      const art = page.background();
      const unit = Number(/data-unit="([^"]*)"/.exec(art)?.[1]);
      const tiles = [...art.matchAll(TILE)].map(([, at, fill, shape]) => {
        const [x = 0, y = 0, w = 0, h = 0] = (at ?? '')
          .split(/[^-.\d]+/)
          .map((value) => Number(value) * unit);
        const [width, height] = [100 * Math.abs(w), 100 * Math.abs(h)];
        const box = { x: w < 0 ? x - width : x, y: h < 0 ? y - height : y, width, height };
        return { box, look: `${fill} ${shape}`, share: Math.round(20 * insideShare(box, sheet)) / 20 };
      });
      const whole = tiles.filter(({ share }) => share === 1);
      const beyond = tiles.filter(({ share }) => share === 0);
      expect([whole.length + beyond.length, whole.length > 0], `page ${no}`).toEqual([tiles.length, true]);
      const far = (a: Box, b: Box): number => Math.hypot(a.x - b.x, a.y - b.y);
      for (const { box, look } of beyond)
        expect(look).toBe(whole.toSorted((a, b) => far(a.box, box) - far(b.box, box))[0]?.look);
    }
  },
);

/** How much of a box another one has. */
function insideShare(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return (Math.max(0, across) * Math.max(0, down)) / (a.width * a.height);
}

/** 10 mm at 260 dpi from the cut. */
const GUTTER_PX = 133;
const books = designs.filter(([, { materialId }]) => materialId > 100);

it.each(books)('%s lays the layouts of its pages on paper without any decoration', (_, family, design) => {
  const paperPage = layoutsOf(family, design)?.paperPage ?? 0;
  const [frame] = design.pages[paperPage]?.frames ?? [];
  expect(frame).toMatchObject(family.sheetPx);
});

it.each(books)(
  '%s keeps its frames out of the gutter, but for pages that are all photo',
  (_, family, design) => {
    for (const [no, { frames = [] }] of pagesOf(design).filter(([no]) => no > 1 && no < 6)) {
      for (const { x, width } of frames) {
        const inner = no % 2 === 0 ? x : family.sheetPx.width - x - width;
        if (inner > 0.1) expect(inner).toBeGreaterThanOrEqual(GUTTER_PX - 1);
      }
    }
  },
);

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const luminance = (r: number, g: number, b: number) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const ofInk = ([c, m, y, k]: Ink) => luminance((1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k));

/** Luminance of the ground under a place: nineteen of twenty of its pixels are lighter. */
async function groundOf(family: GoodsFamily, design: GoodsDesign, page: PageArt, { box }: CalendarPlace) {
  const { pixels, width } = await drawProof(family, design, page, 260);
  const k = width / family.sheetPx.width;
  const values: number[] = [];
  for (let y = Math.ceil(box.y * k); y < Math.floor((box.y + box.height) * k); y++) {
    for (let x = Math.ceil(box.x * k); x < Math.floor((box.x + box.width) * k); x++) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3);
      values.push(luminance(r / 255, g / 255, b / 255));
    }
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length / 20)] ?? 0;
}

const grids = designs.flatMap(([name, family, design]) =>
  pagesOf(design).flatMap(([no, page]) =>
    (page.calendars ?? [])
      .filter(({ look }) => look.what === 'month' || look.what === 'year')
      .map((place) => [`${name} ${no}`, family, design, page, place] as const),
  ),
);

/** Each is drawn as large as it is printed: a sixth of them, unless FUMI_FULL is 1. */
const drawn = grids.filter((_, at) => process.env.FUMI_FULL === '1' || at % 6 === 0);

it.each(drawn)(
  'the days of %s are seven times as dark as their ground',
  async (_, family, design, page, place) => {
    const { look } = place;
    if (look.what === 'title') return;
    const ground = await groundOf(family, design, page, place);
    for (const ink of [look.ink, look.sundayInk ?? look.ink, look.saturdayInk ?? look.ink]) {
      expect((ground + 0.05) / (ofInk(ink) + 0.05)).toBeGreaterThanOrEqual(7);
    }
  },
);

const cards = designs.filter(([, { materialId }]) => materialId === 7);

it.each(cards)(
  '%s sets the lines of its back on bare paper where it has a panel for them',
  (_, __, design) => {
    const panels = [...(design.pages[2]?.background() ?? '').matchAll(/<rect [^>]*rx="18"[^>]*>/g)];
    for (const [panel] of panels) expect(panel).toContain('fill="#ffffff"');
  },
);
