import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Content, openContent } from '../src/content/content.ts';
import { createLog } from '../src/log.ts';

function open(): Promise<Content> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-content-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return openContent({ dataDir, log: createLog(() => {}, Date.now) });
}

const smallPng = (): Promise<Buffer> =>
  sharp({
    create: { width: 16, height: 11, channels: 4, background: { r: 240, g: 230, b: 220, alpha: 0.5 } },
  })
    .png()
    .toBuffer();

/** Draws in no time: the program that really does has tests of its own. */
const quickly =
  (content: Content) =>
  async (kitId: number): Promise<void> => {
    const kit = content.kits.info(13)?.kits.kits.find(({ id }) => id === kitId);
    const png = await smallPng();
    for (const { itemId } of Object.values(kit?.pages ?? {}).flat()) {
      const folder = path.join(content.staticDir, `material/v2/item/media/${itemId}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'preview.png'), png);
    }
  };

let opened: Promise<Content> | undefined;

/** The real content, written once for all the shops of a test process, with designs that are only hinted at. */
export async function testContent(): Promise<Content> {
  opened ??= open();
  const content = await opened;
  return { ...content, drawing: { ...content.drawing, drawKit: quickly(content), close: () => {} } };
}

/** The real content with the program that really draws. */
export const drawnContent = (): Promise<Content> => open();
