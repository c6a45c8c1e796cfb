import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PRINT_DPI } from '@fumi/domain';
import { Resvg } from '@resvg/resvg-js';
import { itemPath, save } from './art-files.ts';

/*
 * Drawn lettering is printed finer than the picture that it stands on: edges of letters are seen first. The whole at
 * 350 dpi would be half as large again; letters alone are mostly transparent.
 *
 *   press.png      the layer without its lettering
 *   lettering.png  the lettering alone, laid over it
 */
const LETTERING_DPI = 350;

/** As `lettering()` writes it; a letter that is part of a picture has no words. */
const LETTERS = '<path data-text=';

const shown = (visibility: 'hidden' | 'visible') => LETTERS.replace(' ', ` visibility="${visibility}" `);

/** Art with room where its lettering stands. */
const withoutLettering = (art: string): string => art.replaceAll(LETTERS, shown('hidden'));

/** What clips or fills letters is defined beside them, and has to be seen as before. */
const letteringAlone = (art: string): string =>
  `<g visibility="hidden">${art.replaceAll('<defs>', '<defs visibility="visible">').replaceAll(LETTERS, shown('visible'))}</g>`;

/** What the press takes in place of a layer: its picture, and its lettering, as PNG. */
type PressLayers = { readonly picture: Buffer; readonly lettering: Buffer };

/**
 * A layer as it is printed, or null where it has no lettering. `draw` makes the PNG of art at 260 dpi, `toSvg` the
 * document that it draws.
 */
export function pressLayers(
  art: string | undefined,
  toSvg: (art: string) => string,
  draw: (art: string) => Buffer | null,
): PressLayers | null {
  if (!art?.includes(LETTERS)) return null;
  const picture = draw(withoutLettering(art));
  if (!picture) throw new Error('A layer with lettering is drawn.');
  const fitTo = { mode: 'zoom', value: LETTERING_DPI / PRINT_DPI } as const;
  const fine = new Resvg(toSvg(letteringAlone(art)), { font: { loadSystemFonts: false }, fitTo });
  return { picture, lettering: fine.render().asPng() };
}

const FILES = { lettering: 'lettering.png', picture: 'press.png' } as const;

/** Writes both beside the item's own files; an item that has no lettering any more loses them. Returns their paths. */
export function savePressLayers(out: string, itemId: number, layers: PressLayers | null): string[] {
  const paths = Object.entries(FILES).map(
    ([layer, name]) => [layer as keyof PressLayers, join(dirname(itemPath(itemId)), name)] as const,
  );
  if (!layers) for (const [, path] of paths) rmSync(join(out, path), { force: true });
  else for (const [layer, path] of paths) save(join(out, path), layers[layer]);
  return layers ? paths.map(([, path]) => path) : [];
}

/** The stamp of all that is printed of a design: how fine its lettering is stands here, and not in its source. */
export const pressStamp = (stamp: string): string => `${stamp}-${LETTERING_DPI}`;
