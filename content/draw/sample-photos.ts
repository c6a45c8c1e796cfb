import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { save } from './art-files.ts';
import { svg } from './drawing/document.ts';
import { PHOTO } from './drawing/photo-light.ts';

/** As wide as the widest page is printed at 260 dpi: a wall calendar's. */
const WIDTH_PX = 2700;

const folder = new URL('./photos/', import.meta.url);

/** Draws the sample photos as a camera would deliver them, and returns the names of the files. */
export async function writeSamplePhotos(out: string): Promise<string[]> {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name !== 'photos.ts');
  const files: string[] = [];
  for (const name of names) {
    const { photo } = (await import(new URL(name, folder).href)) as { photo: () => string };
    const source = svg(PHOTO.width, PHOTO.height, photo());
    const fitTo = { mode: 'width', value: WIDTH_PX } as const;
    const png = new Resvg(source, { font: { loadSystemFonts: false }, fitTo }).render().asPng();
    const file = name.replace('.ts', '.jpg');
    save(join(out, file), await sharp(png).flatten().jpeg({ quality: 90 }).toBuffer());
    files.push(file);
  }
  return files;
}
