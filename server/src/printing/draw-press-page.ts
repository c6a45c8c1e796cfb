import type { Page } from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import type { PrintMaterial } from '../content/print-material.ts';
import { openPicture } from './picture-file.ts';
import { pageDrawer } from './press-pages.ts';
import type { PressAnswer, PressTask } from './press-task.ts';
import { pressMaterial } from './render-press.ts';

/** Enough to look at a card at twice its size. */
const MAX_PX = 1600;

/** Each picture of a page as a data URL. */
async function pictureLinks({ operations }: Page, { images }: PressTask): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const operation of operations) {
    const image = operation.kind === 'image' ? images.get(operation.imageId) : undefined;
    if (operation.kind !== 'image' || !image || links.has(operation.imageId)) continue;
    const bytes = await openPicture(image)
      .resize({ width: MAX_PX, height: MAX_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    links.set(operation.imageId, `data:image/webp;base64,${bytes.toString('base64')}`);
  }
  return links;
}

/** One page as it is printed, with its bleed, painted from the display list of the press file. */
export async function drawPressPage(
  task: PressTask,
  print: PrintMaterial,
  pageNo: number,
): Promise<PressAnswer> {
  const { material, fonts } = pressMaterial(task, print);
  const page = pageDrawer(task, material)(pageNo);
  const links = await pictureLinks(page, task);
  return { kind: 'drawn', svg: paintSvg(page, { fonts, imageHref: (id) => links.get(id) ?? '' }) };
}
