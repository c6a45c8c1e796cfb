import { cropRect, defaultOffset, mmToPt, ptToPx, type Rect, type Size } from '@fumi/domain';
import { contains, overlaps } from '../address/page-checks.ts';
import type { CalendarPlace } from '../calendar/calendar-plan.ts';
import { setCalendar } from '../calendar/set-calendar.ts';
import type { Box, Color, Issue, Operation, Origin, Page } from '../display-list.ts';
import { findingIssues, fitIssues } from '../issues.ts';
import type { FontChain } from '../text/font-chain.ts';
import { setTextBlock, type TextBlock } from '../text/text-block.ts';
import { typeInk } from '../text/type-ink.ts';
import { type LinkItem, setLink } from './set-link.ts';

/** Background or frame art, stretched over its box. */
export type ArtItem = {
  readonly kind: 'art';
  readonly z: number;
  readonly imageId: string;
  readonly box: Box;
};

/** A photo in its frame: it covers the frame, and the crop decides which part of it shows. */
export type PhotoItem = {
  readonly kind: 'photo';
  readonly z: number;
  readonly imageId: string;
  /** The frame on the page. */
  readonly box: Box;
  /** The picture that `imageId` names, upright, in px. */
  readonly imagePx: Size;
  /** The part of the picture that the frame shows, px; null for the largest one, in the middle. */
  readonly crop: Rect | null;
};

export type TextItem = TextBlock & {
  readonly kind: 'text';
  readonly z: number;
  readonly color: Color;
  /** Names the text in issues. */
  readonly name: string;
  readonly fonts: FontChain;
};

/** A calendar in the typeface that its look names. */
export type CalendarItem = CalendarPlace & {
  readonly kind: 'calendar';
  readonly z: number;
  readonly fonts: FontChain;
};

export type FrontItem = ArtItem | PhotoItem | TextItem | LinkItem | CalendarItem;

export type FrontPageRequest = {
  /** Page with bleed in its own upright coordinates, pt: 436.528 × 300.468 for a landscape postcard. */
  readonly widthPt: number;
  readonly heightPt: number;
  readonly bleedPt: number;
  /** What the binder punches out: pictures run under it, words keep clear. */
  readonly holes?: readonly Box[];
  /** Painted from the lowest z up; equal z in the order given. */
  readonly items: readonly FrontItem[];
};

/** Lays out any page made of art, photos and texts: postcard fronts, calendar sheets, cards. */
export function layoutFrontPage(request: FrontPageRequest): Page {
  const { widthPt, heightPt, bleedPt } = request;
  const items = request.items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => a.item.z - b.item.z || a.index - b.index)
    .map(({ item }) => layoutItem(item, request));
  return {
    widthPt,
    heightPt,
    bleedPt,
    operations: items.flatMap(({ operations }) => operations),
    issues: items.flatMap(({ issues }) => issues),
  };
}

type SetItem = { readonly operations: readonly Operation[]; readonly issues: readonly Issue[] };

function layoutItem(item: FrontItem, page: FrontPageRequest): SetItem {
  switch (item.kind) {
    case 'art':
      return {
        operations: [{ kind: 'image', imageId: item.imageId, box: item.box, clip: null }],
        issues: [],
      };
    case 'photo':
      return { operations: [photoOperation(item, page)], issues: photoIssues(item) };
    case 'text':
      return layoutText(item, page);
    case 'link':
      return setLink(item);
    case 'calendar':
      return setCalendar(item, item.fonts, { area: safeArea(page), holes: page.holes ?? [] });
  }
}

const cropOf = ({ box, imagePx, crop }: PhotoItem): Rect =>
  crop ?? cropRect(imagePx, box, defaultOffset(imagePx, box));

/*
 *   ┌───────────────┐ image box      The picture is scaled until its crop is as large as the frame, and
 *   │   ┌───────┐   │                moved until it lies on it; the frame clips the rest. The bytes of the
 *   │   │ frame │   │                picture are never touched.
 *   └───┴───────┴───┘
 * Of a photo over both pages of a spread each page shows its own side.
 */
function photoOperation(item: PhotoItem, page: FrontPageRequest): Operation {
  const { imageId, box, imagePx } = item;
  const crop = cropOf(item);
  const scaleX = box.width / crop.width;
  const scaleY = box.height / crop.height;
  const image: Box = {
    x: box.x - crop.x * scaleX,
    y: box.y - crop.y * scaleY,
    width: imagePx.width * scaleX,
    height: imagePx.height * scaleY,
  };
  return { kind: 'image', imageId, box: image, clip: onPage(box, page) };
}

/** The part of a box that lies on the page. */
function onPage(box: Box, { widthPt, heightPt }: FrontPageRequest): Box {
  if (contains({ x: 0, y: 0, width: widthPt, height: heightPt }, box)) return box;
  const { x, y, width, height } = box;
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(widthPt, x + width) - left,
    height: Math.min(heightPt, y + height) - top,
  };
}

/** Below 260 px per inch the photo carries the attention mark (spec §5). */
function photoIssues(item: PhotoItem): Issue[] {
  const crop = cropOf(item);
  const ratio = Math.min(crop.width / ptToPx(item.box.width), crop.height / ptToPx(item.box.height));
  if (ratio >= 1) return [];
  return [
    { code: 'low-resolution', party: 'front', field: 'photo', text: '', percent: Math.round(ratio * 100) },
  ];
}

function layoutText(item: TextItem, page: FrontPageRequest): SetItem {
  const { glyphs, areas, fit, findings } = setTextBlock(item, item.fonts);
  const origin: Origin = { party: 'front', field: `text.${item.name}` };
  const issues = [...findingIssues(findings, origin), ...fitIssues(fit, origin, item.text)];
  const holes = page.holes ?? [];
  if (areas.some((area) => !contains(safeArea(page), area) || holes.some((hole) => overlaps(hole, area)))) {
    issues.push({ code: 'outside-safe-area', ...origin, text: item.text, percent: null });
  }
  const operations: Operation[] =
    glyphs.length > 0 ? [{ kind: 'text', color: typeInk(item.color, fit.sizePt), glyphs, origin }] : [];
  return { operations, issues };
}

/** What lies nearer to the cut than this may be lost to the guillotine: 3 mm (postcard-face §3.9). */
export const SAFE_MM = 3;

function safeArea({ widthPt, heightPt, bleedPt }: FrontPageRequest): Box {
  const margin = bleedPt + mmToPt(SAFE_MM);
  return { x: margin, y: margin, width: widthPt - 2 * margin, height: heightPt - 2 * margin };
}
