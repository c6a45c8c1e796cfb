import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { addressFaceSvg } from './address-face.ts';
import {
  committedStamp,
  committedThumbs,
  isCurrent,
  itemPath,
  keepThumbs,
  mediaDir,
  type Report,
  save,
  saveAll,
  saveItem,
  shrinkDrawn,
  stampPath,
  thumbsOf,
} from './art-files.ts';
import { hasOverlay, itemIds, soldKits } from './catalogue.ts';
import { drawBackground, drawCard, drawOverlay } from './compose.ts';
import { drawWords, hasWordsOnPhoto } from './draw-words.ts';
import type { Design } from './drawing/design.ts';
import { canvasOf, svg } from './drawing/document.ts';
import { drawInWorker, nothingTaken, takeFrom } from './goods/draw-beside.ts';
import { keepGoodsThumbs, renderGoods } from './goods/goods-art.ts';
import { pressLayers, pressStamp, savePressLayers } from './lettering-layer.ts';
import { NENGA_MARK, nengaMarkSvg } from './nenga-mark.ts';
import { hasTrims, saveTrims } from './overlay-trims.ts';
import { stampOf } from './stamp.ts';
import { withRing } from './window-ring.ts';

/** The path of a design's committed thumbnail, 628 px long, or null when it is stale. */
export const committedThumb = (design: Design): string | null =>
  committedStamp(design.id) === stampOf(design)
    ? join(committedThumbs, String(design.id), '1', 'thumb-628.webp')
    : null;

type Job = { readonly kitId: number; readonly groupId: number; readonly design: Design };
async function copyCommitted(out: string, { kitId }: Job, stamp: string): Promise<readonly string[] | null> {
  if (committedStamp(kitId) !== stamp) return null;
  const committed = (name: string) => readFileSync(join(committedThumbs, String(kitId), '1', name));
  const large = committed('thumb-628.webp');
  return saveAll(out, mediaDir(kitId, 1), [
    ['thumb-360.webp', committed('thumb-360.webp')],
    ['thumb-628.webp', large],
    ['thumb.jpg', await sharp(large).jpeg({ quality: 84 }).toBuffer()],
  ]);
}

const faces = new Map<number, readonly (readonly [string, Buffer])[]>();
async function saveFaceThumbs(out: string, { kitId, groupId }: Job): Promise<readonly string[]> {
  const face =
    faces.get(groupId) ?? (await thumbsOf(sharp(new Resvg(addressFaceSvg(groupId)).render().asPng())));
  faces.set(groupId, face);
  return saveAll(out, mediaDir(kitId, 2), face);
}

/** Thumbnails that were committed cost no rendering: they all come first. */
async function quickThumbs(out: string, job: Job, report: Report): Promise<void> {
  const stamp = stampOf(job.design);
  if (isCurrent(stampPath(out, job.kitId, 'thumbs'), stamp)) return;
  const files = await copyCommitted(out, job, stamp);
  if (!files) return;
  report({ kit: job.kitId, what: 'thumbs', files: [...files, ...(await saveFaceThumbs(out, job))] });
  save(stampPath(out, job.kitId, 'thumbs'), stamp);
}

/** What lies over a customer's photo in the list: frame art, and words that stand on the photo. */
async function withWords(design: Design, overlay: Buffer): Promise<Buffer> {
  const words = hasWordsOnPhoto(design) ? drawWords(design) : null;
  return words
    ? sharp(overlay)
        .composite([{ input: words }])
        .png()
        .toBuffer()
    : overlay;
}

/** What was drawn before there were small pictures of it is shrunk and cut from its files. */
async function refitDrawn(out: string, design: Design, report: Report): Promise<void> {
  const { background, overlay } = itemIds(design);
  const small = await shrinkDrawn(out, [background, overlay]);
  if (small.length > 0) report({ kit: design.id, what: 'items', files: small });
  if (!hasOverlay(design) || hasTrims(out, overlay)) return;
  const files = await saveTrims(
    out,
    overlay,
    await withWords(design, readFileSync(join(out, itemPath(overlay)))),
  );
  report({ kit: design.id, what: 'items', files });
}

/** What is printed of a design, under its photo and over it. Returns the paths. */
async function saveItems(
  out: string,
  design: Design,
  background: Buffer,
  overlay: Buffer | null,
): Promise<string[]> {
  const ids = itemIds(design);
  const { width, height } = canvasOf(design.orientation);
  const toSvg = (art: string) => svg(width, height, art);
  const under = pressLayers(design.background(), toSvg, (art) =>
    drawBackground({ ...design, background: () => art }),
  );
  const over = pressLayers(design.overlay?.(), toSvg, (art) =>
    drawOverlay({ ...withRing(design), overlay: () => art }, background),
  );
  return [
    ...savePressLayers(out, ids.background, under),
    ...(await saveItem(out, ids.background, background)),
    ...savePressLayers(out, ids.overlay, over),
    ...(overlay ? await saveItem(out, ids.overlay, overlay) : []),
    ...(overlay ? await saveTrims(out, ids.overlay, await withWords(design, overlay)) : []),
  ];
}

async function renderKit(out: string, job: Job, report: Report): Promise<void> {
  const { design, kitId } = job;
  const stamp = stampOf(design);
  const isLegacy = kitId !== design.id;
  const itemStamp = pressStamp(stamp);
  const itemsCurrent = isLegacy || isCurrent(stampPath(out, kitId, 'items'), itemStamp);
  const thumbsCurrent = isCurrent(stampPath(out, kitId, 'thumbs'), stamp);
  if (itemsCurrent && !isLegacy) await refitDrawn(out, design, report);
  if (itemsCurrent && thumbsCurrent) return;
  const background = drawBackground(design);
  const overlay = drawOverlay(withRing(design), background);
  if (!thumbsCurrent) {
    const front = saveAll(
      out,
      mediaDir(kitId, 1),
      await thumbsOf(await drawCard(design, background, { overlay, words: drawWords(design) })),
    );
    report({ kit: kitId, what: 'thumbs', files: [...front, ...(await saveFaceThumbs(out, job))] });
    save(stampPath(out, kitId, 'thumbs'), stamp);
  }
  if (itemsCurrent) return;
  const files = await saveItems(out, design, background, overlay);
  report({ kit: kitId, what: 'items', files });
  save(stampPath(out, kitId, 'items'), itemStamp);
}

async function saveNengaMark(out: string, report: Report): Promise<void> {
  const { itemId } = NENGA_MARK;
  const files = existsSync(join(out, itemPath(itemId)))
    ? await shrinkDrawn(out, [itemId])
    : await saveItem(out, itemId, new Resvg(nengaMarkSvg()).render().asPng());
  if (files.length > 0) report({ kit: 0, what: 'items', files });
}

/** Renders what isn't current: first the thumbnails at hand, then the kits in the order of the shop. */
export async function renderArt(out: string, only: readonly number[], report: Report): Promise<void> {
  const { current, legacy } = soldKits();
  const jobs: readonly Job[] = [...current, ...legacy]
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .map(({ id, groupId, design }) => ({ kitId: id, groupId, design }));
  const taken = nothingTaken();
  const beside = only.length === 0 ? drawInWorker({ out, taken }, report) : null;
  await saveNengaMark(out, report);
  for (const job of jobs) await quickThumbs(out, job, report);
  for (const job of jobs) await renderKit(out, job, report);
  await renderGoods(out, only, report, takeFrom(taken));
  await beside;
}

/** Puts rendered thumbnails that are current into content/thumbs, to be committed; says how many kits changed. */
export function keepAllThumbs(out: string): number {
  const { current, legacy } = soldKits();
  const cards = [...current, ...legacy].filter(({ id, design }) => keepThumbs(out, id, [1], stampOf(design)));
  return cards.length + keepGoodsThumbs(out);
}
