import { invariant } from '@fumi/domain';
import type { Page } from '../display-list.ts';
import { coverParts } from '../imposition/cover-parts.ts';
import { type PaintOptions, paintParts } from './svg.ts';

/** What goes around a bound book, as its display lists. */
type CoverPages = {
  readonly front: Page;
  readonly back: Page;
  /** The label on the spine; null where there is none. */
  readonly label: Page | null;
  readonly spinePt: number;
};

const SIDES = ['back', 'front'] as const;

/** Paints the cover that the press makes of two pages, cut as it will be: back, spine and front. */
export function paintCoverSvg(cover: CoverPages, options: PaintOptions): string {
  const { front, back, label, spinePt } = cover;
  const { widthPt: pageWidthPt, heightPt, bleedPt } = front;
  invariant(pageWidthPt === back.widthPt, 'Both covers have one width.');
  const { widthPt, spineX, parts } = coverParts({ pageWidthPt, bleedPt, spinePt });
  const prefix = options.idPrefix ?? '';
  const painted = (page: Page, name: string) =>
    paintParts(page, { ...options, idPrefix: `${prefix}${name}` });
  const pages = SIDES.map((side) => {
    const { definitions, body } = painted(cover[side], side);
    return `${definitions}<g id="${prefix}cover-${side}">${body}</g>`;
  });
  // A nested <svg> clips the page to its strip, and stretches what it shows.
  const strips = parts.map(({ side, x, width, scale, shift }) => {
    const seen = `${round((x - shift) / scale)} 0 ${round(width / scale)} ${heightPt}`;
    const at = `x="${round(x)}" width="${round(width)}" height="${heightPt}" viewBox="${seen}"`;
    return `<svg ${at} preserveAspectRatio="none"><use xlink:href="#${prefix}cover-${side}"/></svg>`;
  });
  const words = label && painted(label, 'label');
  const wordsAt = label
    ? [spineX + (spinePt - label.widthPt) / 2, (heightPt - label.heightPt) / 2].map(round).join(' ')
    : '';
  // Once below all strips: a sheet for each would show a white edge where two strips meet.
  const paper = `<rect width="${round(widthPt)}" height="${heightPt}" fill="#fff"/>`;
  const box = [bleedPt, bleedPt, widthPt - 2 * bleedPt, heightPt - 2 * bleedPt].map(round).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">` +
    `<defs>${pages.join('')}${words?.definitions ?? ''}</defs>${paper}${strips.join('')}` +
    `${words ? `<g transform="translate(${wordsAt})">${words.body}</g>` : ''}</svg>`
  );
}

// A thousandth of a point is 0.004 px at 260 dpi.
const round = (value: number): number => Math.round(value * 1000) / 1000;
