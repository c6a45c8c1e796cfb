import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBackground, drawCard, drawOverlay } from './compose.ts';
import { designs } from './designs.ts';
import type { Design } from './kit/design.ts';

const CELL = { width: 330, height: 330 } as const;
const COLUMNS = 6;

async function cell(design: Design): Promise<Buffer> {
  const background = drawBackground(design);
  const card = await drawCard(design, background, drawOverlay(design, background));
  return card.resize(296, 296, { fit: 'inside' }).png().toBuffer();
}

/** All designs side by side, in the order of the shop. */
export async function writeContactSheet(file: string, only: readonly Design[] = designs): Promise<void> {
  const cards: OverlayOptions[] = [];
  for (const [i, design] of only.entries()) {
    const input = await cell(design);
    const { width = 0, height = 0 } = await sharp(input).metadata();
    const left = (i % COLUMNS) * CELL.width + Math.round((CELL.width - width) / 2);
    const top = Math.floor(i / COLUMNS) * CELL.height + Math.round((CELL.height - height) / 2);
    cards.push({ input, left, top });
  }
  mkdirSync(dirname(file), { recursive: true });
  await sharp({
    create: {
      width: COLUMNS * CELL.width,
      height: Math.ceil(only.length / COLUMNS) * CELL.height,
      channels: 3,
      background: '#e9e3d8',
    },
  })
    .composite(cards)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file);
}
