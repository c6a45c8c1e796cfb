import { readFileSync } from 'node:fs';
import { type Font, type FontChain, readFont } from '../src/index.ts';

/** The typefaces in which addresses are set, built by tools/fonts. */
export const FONT_IDS = ['mincho', 'gothic', 'brush'] as const;
/** With the one for words of the picture side, which is shipped unchanged. */
export const ALL_FONT_IDS = [...FONT_IDS, 'maru'] as const;
export type ShippedFontId = (typeof ALL_FONT_IDS)[number];

const content = new URL('../../content/', import.meta.url);

export const fontBytes = (id: ShippedFontId): Uint8Array => readFileSync(new URL(`fonts/${id}.ttf`, content));

const opened = new Map<ShippedFontId, Font>();

/** A font of content/fonts, opened once a process. */
export function shippedFont(id: ShippedFontId): Font {
  const font = opened.get(id) ?? readFont(id, fontBytes(id));
  opened.set(id, font);
  return font;
}

const CHAINS: Readonly<Record<ShippedFontId, readonly [ShippedFontId, ...ShippedFontId[]]>> = {
  mincho: ['mincho', 'gothic'],
  gothic: ['gothic', 'mincho'],
  brush: ['brush', 'mincho', 'gothic'],
  maru: ['maru', 'gothic', 'mincho'],
};

/** The chain in which the shop uses a typeface. */
export function shippedChain(id: ShippedFontId): FontChain {
  const [first, ...rest] = CHAINS[id];
  return [shippedFont(first), ...rest.map(shippedFont)];
}

export const contentFile = (path: string): Uint8Array => readFileSync(new URL(path, content));
