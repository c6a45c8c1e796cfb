import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../../adapters/clock.ts';
import type { Config } from '../../config.ts';
import { openContent } from '../../content/content.ts';
import { contentFolder } from '../../content/content-folder.ts';
import { openImageProcessing } from '../../images/image-processing.ts';
import type { Log } from '../../log.ts';
import { readPressTerms } from '../../printing/press-terms.ts';
import { openZips } from '../delivery/zip-open.ts';
import { pressSamples } from './press-sample.service.ts';

const USAGE = 'usage: npm run fumi -- press samples FOLDER [PRODUCT…]';

type Outside = { readonly log: Log; readonly say: (line: string) => void };

/**
 * `press samples FOLDER`: writes a calibration file and a demo file of each product, or of those that are named, for a
 * print shop. Nothing of the shop's own data is read.
 */
export async function pressCommand(
  [verb, folder, ...codes]: readonly string[],
  config: Config,
  { log, say }: Outside,
): Promise<number> {
  if (verb !== 'samples' || !folder) {
    say(USAGE);
    return 1;
  }
  const content = await openContent({ dataDir: config.dataDir, log });
  const images = openImageProcessing();
  const photoFolder = await mkdtemp(path.join(os.tmpdir(), 'fumi-photos-'));
  try {
    const known = content.goods.products.map(({ code }) => code);
    const unknown = codes.filter((code) => !known.includes(code));
    if (unknown.length > 0) {
      say(`Not a product: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
      return 1;
    }
    await mkdir(folder, { recursive: true });
    const products = content.goods.products.filter(({ code }) => codes.length === 0 || codes.includes(code));
    const terms = readPressTerms(contentFolder);
    const tools = { content, images, zip: openZips(config), clock: systemClock, terms, photoFolder };
    for await (const { name, pdf } of pressSamples(products, tools)) {
      await writeFile(path.join(folder, name), pdf);
      say(name);
    }
    return 0;
  } finally {
    images.close();
    content.drawing.close();
    await rm(photoFolder, { recursive: true, force: true });
  }
}
