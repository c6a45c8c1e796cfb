import {
  isCurrent,
  keepThumbs,
  mediaDir,
  type Report,
  save,
  saveAll,
  saveItem,
  stampPath,
  thumbsOf,
} from '../art-files.ts';
import { saveTrims } from '../overlay-trims.ts';
import { goodsStamp } from '../stamp.ts';
import { drawLayer, drawPage } from './draw-page.ts';
import { FAMILIES } from './families.ts';
import {
  type GoodsDesign,
  type GoodsFamily,
  goodsItemIds,
  kitsOf,
  type PageArt,
  type SoldDesign,
} from './goods.ts';

/** A design and the kits that it is sold as; its work is known by the first of them. */
type Job = {
  readonly family: GoodsFamily;
  readonly design: GoodsDesign;
  readonly kits: readonly SoldDesign[];
};

const goodsJobs = (): Job[] =>
  FAMILIES.flatMap((family) =>
    family.designs.map((design) => ({ family, design, kits: kitsOf(family, design) })),
  );

const firstKit = ({ kits, design }: Job): number => kits[0]?.kitId ?? design.id;

const pagesOf = ({ pages }: GoodsDesign): [number, PageArt][] =>
  Object.entries(pages).map(([pageNo, page]) => [Number(pageNo), page]);

/** Thumbnails of every page, as files below `out`: the kits of a design differ where a page shows a calendar. */
async function saveThumbs(out: string, { family, design, kits }: Job): Promise<string[]> {
  const files: string[] = [];
  for (const [pageNo, page] of pagesOf(design)) {
    let thumbs: Awaited<ReturnType<typeof thumbsOf>> | null = null;
    for (const sold of kits) {
      if (thumbs === null || page.calendars) thumbs = await thumbsOf(await drawPage(family, sold, page));
      files.push(...saveAll(out, mediaDir(sold.kitId, pageNo), thumbs));
    }
  }
  return files;
}

/** Every layer that is printed. */
async function saveLayers(out: string, { family, design }: Job): Promise<string[]> {
  const files: string[] = [];
  for (const [pageNo, page] of pagesOf(design)) {
    const ids = goodsItemIds(design.id, pageNo);
    for (const layer of ['background', 'overlay'] as const) {
      const image = drawLayer(family, page, layer);
      if (!image) continue;
      files.push(...(await saveItem(out, ids[layer], image)));
      if (layer === 'overlay') files.push(...(await saveTrims(out, ids.overlay, image)));
    }
  }
  return files;
}

const WORK = { thumbs: saveThumbs, items: saveLayers } as const;

/** Draws what isn't current of all families, or of the kits named: first what is seen first. */
export async function renderGoods(out: string, only: readonly number[], report: Report): Promise<void> {
  const jobs = goodsJobs().filter(
    ({ kits }) => only.length === 0 || kits.some(({ kitId }) => only.includes(kitId)),
  );
  for (const what of ['thumbs', 'items'] as const) {
    for (const job of jobs) {
      const stamp = goodsStamp(job.family, job.design);
      const path = stampPath(out, firstKit(job), what);
      if (isCurrent(path, stamp)) continue;
      report({ kit: firstKit(job), what, files: await WORK[what](out, job) });
      save(path, stamp);
    }
  }
}

/** As `keepAllThumbs`, for the families. */
export const keepGoodsThumbs = (out: string): number =>
  goodsJobs().filter((job) => {
    const pageNos = pagesOf(job.design).map(([pageNo]) => pageNo);
    return keepThumbs(out, firstKit(job), pageNos, goodsStamp(job.family, job.design));
  }).length;
