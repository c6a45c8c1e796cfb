import { invariant } from '@fumi/domain';
import type { Box, Operation, Outline, Page, PlacedGlyph, Point, TextOperation } from '../display-list.ts';
import type { GlyphSource } from '../font/glyph-source.ts';
import { cssColor } from './css-color.ts';

export { cssColor };

export type PaintOptions = {
  /** Every typeface that the page's glyphs name. */
  readonly fonts: readonly GlyphSource[];
  /** Address of a picture; a data or object URL in the browser, a data URL for thumbnails. */
  readonly imageHref: (imageId: string) => string;
  /** Sets the ids of several pictures in one document apart. */
  readonly idPrefix?: string;
};

type SvgOptions = PaintOptions & {
  /** Whole page with bleed, or the card as it is cut. */
  readonly area?: 'bleed' | 'trim';
  /** Width attribute; without it the picture takes the width of its place. */
  readonly widthPx?: number;
  /** Paints no paper below the page, so that it can lie over another picture. */
  readonly isTransparent?: boolean;
};

/**
 * Paints a page as an SVG document. Text is outlines, so it needs no font where it is shown. References are
 * `xlink:href`, which also the oldest browsers of spec §9 follow.
 */
export function paintSvg(page: Page, options: SvgOptions): string {
  const { definitions, body } = paintParts(page, options);
  const inset = options.area === 'trim' ? page.bleedPt : 0;
  const width = page.widthPt - 2 * inset;
  const height = page.heightPt - 2 * inset;
  const box = [inset, inset, width, height].map(decimals).join(' ');
  const size =
    options.widthPx === undefined
      ? ''
      : ` width="${options.widthPx}" height="${decimals((options.widthPx * height) / width)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${size} viewBox="${box}">` +
    `<defs>${definitions}</defs>` +
    (options.isTransparent
      ? ''
      : `<rect${boxAttributes({ x: inset, y: inset, width, height })} fill="#fff"/>`) +
    `${body}</svg>`
  );
}

/** What an SVG of the page defines, and what it shows. */
export function paintParts(
  page: Page,
  options: PaintOptions,
): { readonly definitions: string; readonly body: string } {
  const canvas: Canvas = {
    options,
    sources: new Map(options.fonts.map((source) => [source.fontId, source])),
    counts: countGlyphs(page),
    defined: new Set(),
    definitions: [],
    clips: 0,
  };
  const body = page.operations.map((operation) => paint(operation, canvas)).join('');
  return { definitions: canvas.definitions.join(''), body };
}

type Canvas = {
  readonly options: PaintOptions;
  readonly sources: ReadonlyMap<string, GlyphSource>;
  readonly counts: ReadonlyMap<string, number>;
  readonly defined: Set<string>;
  readonly definitions: string[];
  clips: number;
};

const keyOf = ({ font, glyphId }: PlacedGlyph): string => `${font}-${glyphId}`;

function countGlyphs(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  for (const operation of page.operations) {
    if (operation.kind !== 'text') continue;
    for (const glyph of operation.glyphs) counts.set(keyOf(glyph), (counts.get(keyOf(glyph)) ?? 0) + 1);
  }
  return counts;
}

function paint(operation: Operation, canvas: Canvas): string {
  switch (operation.kind) {
    case 'text':
      return paintText(operation, canvas);
    case 'fill':
      return `<path fill="${cssColor(operation.color)}" d="${operation.boxes.map(boxPath).join('')}"/>`;
    case 'stroke':
      return `<path fill="none" stroke="${cssColor(operation.color)}" stroke-width="${decimals(operation.lineWidthPt)}" d="${boxPath(operation.box)}"/>`;
    case 'shape':
      return `<path fill="${cssColor(operation.color)}" fill-rule="evenodd" d="${operation.outlines.map(outlinePath).join('')}"/>`;
    case 'image':
      return paintImage(operation.imageId, operation.box, operation.clip, canvas);
  }
}

function paintText(operation: TextOperation, canvas: Canvas): string {
  const color = cssColor(operation.color);
  const glyphs = operation.glyphs.map((glyph) => paintGlyph(glyph, color, canvas)).join('');
  return `<g fill="${color}">${glyphs}</g>`;
}

function paintGlyph(glyph: PlacedGlyph, color: string, canvas: Canvas): string {
  const source = canvas.sources.get(glyph.font);
  invariant(source, `the painter got no font ${glyph.font}`);
  const em = 1 / source.unitsPerEm;
  const [a, b, c, d, e, f] = glyph.matrix;
  const scale = [a * em, b * em, c * em, d * em].map(sixDecimals);
  const transform = `matrix(${[...scale, decimals(e), decimals(f)].join(' ')})`;
  const stroke = glyph.thickenEm
    ? ` stroke="${color}" stroke-width="${decimals(glyph.thickenEm / em)}" stroke-linejoin="round"`
    : '';
  const key = keyOf(glyph);
  if (canvas.counts.get(key) === 1)
    return `<path d="${source.path(glyph.glyphId)}" transform="${transform}"${stroke}/>`;
  const id = `${canvas.options.idPrefix ?? ''}${key}`;
  if (!canvas.defined.has(key)) {
    canvas.defined.add(key);
    canvas.definitions.push(`<path id="${id}" d="${source.path(glyph.glyphId)}"/>`);
  }
  return `<use xlink:href="#${id}" transform="${transform}"${stroke}/>`;
}

function paintImage(imageId: string, box: Box, clip: Box | null, canvas: Canvas): string {
  const href = escapeAttribute(canvas.options.imageHref(imageId));
  const image = `<image xlink:href="${href}"${boxAttributes(box)} preserveAspectRatio="none"/>`;
  if (!clip) return image;
  canvas.clips += 1;
  const id = `${canvas.options.idPrefix ?? ''}clip-${canvas.clips}`;
  canvas.definitions.push(`<clipPath id="${id}"><path d="${boxPath(clip)}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${image}</g>`;
}

const boxAttributes = ({ x, y, width, height }: Box): string =>
  ` x="${decimals(x)}" y="${decimals(y)}" width="${decimals(width)}" height="${decimals(height)}"`;

const boxPath = ({ x, y, width, height }: Box): string =>
  `M${decimals(x)} ${decimals(y)}h${decimals(width)}v${decimals(height)}h${decimals(-width)}z`;

const points = (all: readonly Point[]): string => all.flat().map(decimals).join(' ');

/** The `d` of a path along an outline. */
export const outlinePath = ({ start, curves }: Outline): string =>
  `M${points([start])}${curves.map((curve) => `C${points(curve)}`).join('')}z`;

// A thousandth of a point is 0.004 px at 260 dpi.
const decimals = (value: number): number => Math.round(value * 1000) / 1000;
const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
