import { Resvg } from '@resvg/resvg-js';
import { textureDefs } from './texture.ts';

/** A sheet of 154 × 106 mm (bleed included) at 260 dpi, and its size in pt (spec §3). */
const LONG_PX = 1576;
export const SHORT_PX = 1085;
export const LONG_PT = 436.528;
export const SHORT_PT = 300.468;
/** 3 mm of bleed that the knife takes away. */
export const BLEED_PX = 30.7125;

export type Orientation = 'landscape' | 'portrait';
export const canvasOf = (orientation: Orientation) =>
  orientation === 'landscape' ? { width: LONG_PX, height: SHORT_PX } : { width: SHORT_PX, height: LONG_PX };

/** A short id for a shared definition, from what it defines. */
export function idOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < content.length; i++) hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193);
  return `d${(hash >>> 0).toString(36)}`;
}

/** Defines once per place of use; the same definition always gets the same id. */
export function define(write: (id: string) => string): { readonly id: string; readonly defs: string } {
  const id = idOf(write('?'));
  return { id, defs: `<defs>${write(id)}</defs>` };
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];
const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient of the shape's own box; returns its definition and the paint that names it. */
export function linear(stops: readonly Stop[], angle: 'down' | 'right' | 'diagonal' = 'down') {
  const [x2, y2] = angle === 'down' ? [0, 1] : angle === 'right' ? [1, 0] : [1, 1];
  const { id, defs } = define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  );
  return { defs, paint: `url(#${id})` };
}

export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) {
  const { id, defs } = define(
    (name) =>
      `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  );
  return { defs, paint: `url(#${id})` };
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const group = (attributes: string, ...art: readonly string[]) =>
  `<g ${attributes}>${art.join('')}</g>`;

/** Clips art to a path. */
export function clip(path: string, art: string, rule = 'nonzero'): string {
  const { id, defs } = define(
    (name) => `<clipPath id="${name}"><path d="${path}" clip-rule="${rule}"/></clipPath>`,
  );
  return `${defs}<g clip-path="url(#${id})">${art}</g>`;
}

export const svg = (width: number, height: number, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${textureDefs(art)}${art}</svg>`;

type Raster = { readonly width: number; readonly height: number; readonly rgba: Buffer };

/** Renders with resvg: hermetic, and it doesn't bite the edges of displaced shapes. */
export function render(source: string): Raster {
  const image = new Resvg(source, { font: { loadSystemFonts: false } }).render();
  return { width: image.width, height: image.height, rgba: image.pixels };
}
