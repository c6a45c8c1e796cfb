import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInTokyo, invariant, type Product } from '@fumi/domain';
import type { Clock } from '../../adapters/clock.ts';
import type { Content } from '../../content/content.ts';
import type { ImageProcessing } from '../../images/image-processing.ts';
import { openPressImages } from '../../printing/press-images.ts';
import type { PressAnswer } from '../../printing/press-task.ts';
import type { PressTerms } from '../../printing/press-terms.ts';
import { renderPress } from '../../printing/render-press.ts';
import type { Zips } from '../delivery/zip-open.ts';
import { calibrationFile } from './calibration-file.ts';
import { demoTask } from './demo-file.ts';

type Tools = {
  readonly content: Content;
  readonly images: Pick<ImageProcessing, 'decodeArt'>;
  readonly zip: Zips;
  readonly clock: Clock;
  readonly terms: PressTerms;
  /** Where the sample photos are drawn. */
  readonly photoFolder: string;
};

export type PressSample = { readonly name: string; readonly pdf: Uint8Array };

function pdfOf(answer: PressAnswer, name: string): Uint8Array {
  invariant(answer.kind === 'rendered', `${name} passes its preflight: ${JSON.stringify(answer)}`);
  return answer.pdf;
}

/** Two files of each product for a print shop: one to measure by, and one that shows what an order will be. */
export async function* pressSamples(products: readonly Product[], tools: Tools): AsyncGenerator<PressSample> {
  const { content, terms, clock, photoFolder } = tools;
  const files = await content.drawing.drawPhotos(photoFolder);
  const photos = new Map<string, Uint8Array>();
  for (const file of files) photos.set(file, await readFile(path.join(photoFolder, file)));
  const storage = { get: async (key: string) => Buffer.from(photos.get(key) ?? []) };
  const images = openPressImages({ content, images: tools.images, storage });
  const createdAt = new Date(clock.nowMs());
  const day = { today: dayInTokyo(clock.nowMs()), createdAt };
  for (const product of products) {
    const calibration = await calibrationFile(content, product, terms, createdAt);
    yield named(`${product.code}-calibration.pdf`, calibration);
    const task = await demoTask({ content, zip: tools.zip, images, photos }, product, day);
    yield named(`${product.code}-demo.pdf`, await renderPress(task, content.print, terms));
  }
}

const named = (name: string, answer: PressAnswer): PressSample => ({ name, pdf: pdfOf(answer, name) });
