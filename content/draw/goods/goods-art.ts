import {
  isCurrent,
  keepThumbs,
  mediaDir,
  type Report,
  save,
  saveAll,
  saveItem,
  shrinkDrawn,
  stampPath,
  thumbsOf,
} from '../art-files.ts';
import { svg } from '../drawing/document.ts';
import { pressLayers, pressStamp, savePressLayers } from '../lettering-layer.ts';
import { saveTrims } from '../overlay-trims.ts';
import { goodsStamp } from '../stamp.ts';
import { nothingTaken, type Take, takeFrom } from './draw-beside.ts';
import { drawLayer, drawProof, finishProof } from './draw-page.ts';
import { FAMILIES } from './families.ts';
import {
  type GoodsDesign,
  type GoodsFamily,
  goodsItemIds,
  kitsOf,
  layoutPagesOf,
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

/** Kits that share their files share the stamp of them. */
const stampedKit = ({ design, ...job }: Job, what: 'thumbs' | 'items'): number =>
  what === 'items' && design.artId ? design.artId : firstKit({ design, ...job });

const firstKit = ({ kits, design }: Job): number => kits[0]?.kitId ?? design.id;

const pagesOf = ({ pages }: GoodsDesign): [number, PageArt][] =>
  Object.entries(pages).map(([pageNo, page]) => [Number(pageNo), page]);

/** Every page whose layers are printed. */
const drawnPagesOf = (design: GoodsDesign): [number, PageArt][] => [
  ...pagesOf(design),
  ...layoutPagesOf(design).map(({ pageNo, art }): [number, PageArt] => [pageNo, art]),
];

/** Thumbnails of every page, as files below `out`: the kits of a design differ where a page shows a calendar. */
async function saveThumbs(out: string, { family, design, kits }: Job): Promise<string[]> {
  const files: string[] = [];
  for (const [pageNo, page] of pagesOf(design)) {
    const proof = await drawProof(family, design, page);
    let thumbs: Awaited<ReturnType<typeof thumbsOf>> | null = null;
    for (const sold of kits) {
      if (thumbs === null || page.calendars) {
        thumbs = await thumbsOf(await finishProof(family, sold, page, proof));
      }
      files.push(...saveAll(out, mediaDir(sold.kitId, pageNo), thumbs));
    }
  }
  return files;
}

/** Every layer that is printed. */
async function saveLayers(out: string, { family, design }: Job): Promise<string[]> {
  const files: string[] = [];
  for (const [pageNo, page] of drawnPagesOf(design)) {
    const ids = goodsItemIds(design, pageNo);
    for (const layer of ['background', 'overlay'] as const) {
      const image = drawLayer(family, page, layer);
      if (!image) continue;
      const { width, height } = family.sheetPx;
      const press = pressLayers(
        page[layer]?.(),
        (art) => svg(width, height, art),
        (art) => drawLayer(family, { ...page, [layer]: () => art }, layer),
      );
      files.push(...savePressLayers(out, ids[layer], press), ...(await saveItem(out, ids[layer], image)));
      if (layer === 'overlay') files.push(...(await saveTrims(out, ids.overlay, image)));
    }
  }
  return files;
}

/** What was drawn before there were small pictures of it. */
async function shrinkLayers(out: string, job: Job, report: Report): Promise<void> {
  const ids = drawnPagesOf(job.design).map(([pageNo]) => goodsItemIds(job.design, pageNo));
  const files = await shrinkDrawn(
    out,
    ids.flatMap(({ background, overlay }) => [background, overlay]),
  );
  if (files.length > 0) report({ kit: firstKit(job), what: 'items', files });
}

const WORK = { thumbs: saveThumbs, items: saveLayers } as const;

/** Lists show thumbnails first; who asks for a design alone has seen it there, and waits for what is printed. */
const orderOf = (only: readonly number[]) =>
  only.length === 0 ? (['thumbs', 'items'] as const) : (['items', 'thumbs'] as const);

/** Draws what isn't current of all families, or of the kits named: first what is seen first. */
export async function renderGoods(
  out: string,
  only: readonly number[],
  report: Report,
  take: Take = takeFrom(nothingTaken()),
): Promise<void> {
  const jobs = goodsJobs().filter(
    ({ kits }) => only.length === 0 || kits.some(({ kitId }) => only.includes(kitId)),
  );
  const tasks = orderOf(only).flatMap((what) => jobs.map((job) => ({ what, job })));
  for (let task = tasks[take()]; task; task = tasks[take()]) {
    const { what, job } = task;
    const source = goodsStamp(job.family, job.design);
    const stamp = what === 'items' ? pressStamp(source) : source;
    const path = stampPath(out, stampedKit(job, what), what);
    if (isCurrent(path, stamp)) {
      if (what === 'items') await shrinkLayers(out, job, report);
      continue;
    }
    report({ kit: firstKit(job), what, files: await WORK[what](out, job) });
    save(path, stamp);
  }
}

/** Pages that the shop shows before anything was chosen: the first ones that have a photo. */
export const pagesInLists = (design: GoodsDesign): number[] =>
  pagesOf(design)
    .filter(([, { frames }]) => frames)
    .map(([pageNo]) => pageNo)
    .slice(0, 2);

/** As `keepAllThumbs`, for the families. */
export const keepGoodsThumbs = (out: string): number =>
  goodsJobs().filter((job) =>
    keepThumbs(out, firstKit(job), pagesInLists(job.design), goodsStamp(job.family, job.design)),
  ).length;
