import { COVER_PAGE, type Ink } from '@fumi/domain';
import { layoutFrontPage, withOwnTitle } from '@fumi/print';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { rect, svg } from '../drawing/document.ts';
import type { Box } from '../drawing/geometry.ts';
import { fontOf } from '../print-fonts.ts';
import { inkOf } from '../test/glyph-ink.ts';
import { calendarItems } from './draw-calendar.ts';
import { FAMILIES } from './families.ts';
import { type GoodsFamily, kitsOf, type PageArt, type SoldDesign } from './goods.ts';
import { toPt } from './place.ts';

/* What the engine sets on a page is read on any photo, and lies on nothing that is drawn. */

/** A pixel of a postcard is half a millimetre: grain of paper fades in it. */
const WIDTH_PX = 296;
const pages = FAMILIES.flatMap((family) =>
  family.designs.flatMap((design) => {
    const [sold] = kitsOf(family, design);
    return Object.entries(design.pages).flatMap(([no, page]) => {
      const isTitled = page.calendars?.some(({ look }) => look.what === 'title');
      return sold && isTitled
        ? [[`${family.label} ${design.label} ${no}`, family, sold, Number(no), page] as const]
        : [];
    });
  }),
);

/** Longer than most, short enough to keep its size. */
const TITLE = '山田家の一年';

type Words = { readonly ink: Ink; readonly boxes: readonly Box[] };

/** Numbers, names of months and the title of a cover, each with the boxes of its letters, pt. */
function wordsOn(family: GoodsFamily, sold: SoldDesign, pageNo: number, page: PageArt): Words[] {
  const { width: widthPt, height: heightPt } = family.sheetPt;
  return calendarItems(family, page, sold)
    .flatMap((item) => {
      const titled = { ...item, settings: { title: TITLE } };
      const places = pageNo === COVER_PAGE ? withOwnTitle(titled) : [item];
      return places.map((place) => ({ ...item, ...place, fonts: fontOf(place.look.font) }));
    })
    .filter(({ look }) => look.what !== 'month' && look.what !== 'year')
    .map((item) => {
      const laid = layoutFrontPage({ widthPt, heightPt, bleedPt: 0, items: [item] });
      const glyphs = laid.operations.flatMap((each) => (each.kind === 'text' ? each.glyphs : []));
      return { ink: item.look.ink, boxes: glyphs.map(inkOf) };
    });
}

/** The art of a page around a photo of one colour, as grey tones of 255. */
function artAround({ sheetPx: { width, height } }: GoodsFamily, page: PageArt, photo: string) {
  const photos = (page.frames ?? []).map((frame) => rect(frame.x, frame.y, frame.width, frame.height, photo));
  const art = `${page.background()}${photos.join('')}${page.overlay?.() ?? ''}`;
  const fitTo = { mode: 'width', value: WIDTH_PX } as const;
  const drawn = new Resvg(svg(width, height, art), { font: { loadSystemFonts: false }, fitTo }).render();
  const { pixels } = drawn;
  const tone = (at: number) =>
    0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  return { width: drawn.width, toneAt: (x: number, y: number) => tone(4 * (y * drawn.width + x)) };
}

function tonesUnder(
  { width, toneAt }: ReturnType<typeof artAround>,
  family: GoodsFamily,
  box: Box,
): number[] {
  const pxOfPt = width / family.sheetPt.width;
  const tones: number[] = [];
  for (let y = Math.floor(box.y * pxOfPt); y < (box.y + box.height) * pxOfPt; y++)
    for (let x = Math.floor(box.x * pxOfPt); x < Math.min(width, (box.x + box.width) * pxOfPt); x++)
      tones.push(toneAt(x, y));
  return tones.sort((a, b) => a - b);
}

const linear = (tone: number) => (tone <= 10 ? tone / 255 / 12.92 : ((tone / 255 + 0.055) / 1.055) ** 2.4);
const inkTone = ([c, m, y, k]: Ink) =>
  255 * (1 - k) * (0.2126 * (1 - c) + 0.7152 * (1 - m) + 0.0722 * (1 - y));
const contrast = (a: number, b: number) =>
  (Math.max(linear(a), linear(b)) + 0.05) / (Math.min(linear(a), linear(b)) + 0.05);

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const onPhotos = pages.filter(([, family, sold, no, { frames = [], ...page }]) =>
  wordsOn(family, sold, no, page).some(({ boxes }) =>
    boxes.some((box) => frames.some((frame) => overlap(box, toPt(family, frame)))),
  ),
);

it.each(onPhotos)('the words of %s are read on any photo', (_, family, sold, no, page) => {
  for (const { ink, boxes } of wordsOn(family, sold, no, page)) {
    const isLight = inkTone(ink) > 127;
    const art = artAround(family, page, isLight ? '#ffffff' : '#000000');
    for (const box of boxes) {
      const tones = tonesUnder(art, family, box);
      const worst = tones.at(Math.floor(tones.length * (isLight ? 0.95 : 0.05))) ?? 0;
      expect(contrast(inkTone(ink), worst)).toBeGreaterThanOrEqual(3);
    }
  }
});

/** Grain of paper differs by less, of 255. */
const OTHER_GROUND = 16;

const covers = pages.filter(([, { calendar }, , no]) => no === COVER_PAGE && calendar?.months === 12);

it.each(covers)('the title of %s lies on nothing that is drawn', (_, family, sold, no, page) => {
  const art = artAround(family, page, '#808080');
  for (const { boxes } of wordsOn(family, sold, no, page)) {
    const tones = boxes.flatMap((box) => tonesUnder(art, family, box)).sort((a, b) => a - b);
    const at = (share: number) => tones[Math.floor(tones.length * share)] ?? 0;
    expect(Math.max(at(0.99) - at(0.5), at(0.5) - at(0.01))).toBeLessThan(OTHER_GROUND);
  }
});
