import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  kitInfo,
  kitInfoFromWire,
  material as materialSchema,
  product as productSchema,
} from '@fumi/contract';
import {
  frontSizePt,
  hasLayouts,
  isForPhotos,
  type Kit,
  type KitInfo,
  type MatchedPhoto,
  type Material,
  mainSlots,
  matchPhotos,
  ownSlots,
  type PhotoSlot,
  type PrintedFrame,
  pageOptions,
  photoFramesOf,
  photoSlots,
  printedFrame,
  suggestLayouts,
  templatesOf,
  withPageLayouts,
} from '@fumi/domain';

const content = join(import.meta.dirname, '../content');
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** A design as it is sold. */
export type Sold = {
  readonly productCode: string;
  readonly info: KitInfo;
  readonly material: Material;
  readonly kit: Kit;
};

/** A photo that is placed in a design: its index in the list of photos, and the frame that shows it. */
export type Placed = { readonly photo: number; readonly frame: PrintedFrame };

/** Every design of every product; of designs that differ in their edition alone one. */
export function soldDesigns(): Sold[] {
  const out = mkdtempSync(join(tmpdir(), 'fumi-faces-'));
  try {
    const words = [join(content, 'draw/main.ts'), 'catalogue', '--out', out];
    const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    const { folder } = JSON.parse(stdout) as { folder: string };
    const materials = (json(content, 'materials.json') as unknown[]).map((each) =>
      materialSchema.parse(each),
    );
    return readdirSync(join(content, 'products')).flatMap((file) => {
      const { code: productCode, paperId } = productSchema.parse(json(content, 'products', file));
      const material = materials.find(({ id }) => id === paperId);
      if (!material) return [];
      const info = kitInfoFromWire(
        kitInfo.parse(json(out, folder, 'material/v2/kit/info', `${material.id}.json`)),
      );
      const designs = new Map(info.kits.map((kit) => [JSON.stringify(framesOf(info, kit, material)), kit]));
      return [...designs.values()].map((kit) => ({ productCode, info, material, kit }));
    });
  } finally {
    rmSync(out, { recursive: true });
  }
}

const framesOf = (info: KitInfo, kit: Kit, material: Material) => [
  kit.orientation,
  ...photoSlots(info, kit, material).map(({ frame }) => frame),
  ...(kit.layouts ?? []).flatMap(({ left }) => photoFramesOf(info, kit, left)),
];

type Frames = readonly { readonly frame: Parameters<typeof printedFrame>[0] }[];

const framesIn = ({ kit, material }: Sold, slots: Frames): PrintedFrame[] =>
  slots.map(({ frame }) => printedFrame(frame, frontSizePt(kit.orientation, material.itemPt)));

function inEach(sold: Sold, slots: readonly PhotoSlot[], count: number): Placed[] {
  const frames = [...new Map(slots.map((slot) => [JSON.stringify(slot.frame), slot])).values()];
  return framesIn(sold, frames).flatMap((frame) =>
    Array.from({ length: count }, (_, photo) => ({ photo, frame })),
  );
}

/** Each photo in each frame of a card. */
export const onCards = (sold: Sold, count: number): Placed[] =>
  inEach(sold, photoSlots(sold.info, sold.kit, sold.material), count);

/** Each photo on the cover of a book or a calendar; nothing where there is none, or one without a photo. */
export const onCover = (sold: Sold, count: number): Placed[] =>
  inEach(
    sold,
    photoSlots(sold.info, sold.kit, sold.material).filter(
      ({ template }) => template < sold.material.frontPage,
    ),
    count,
  );

/** Photos in the pages of a bound book or the months of a calendar, as it is suggested for them. */
function onPages(sold: Sold, photos: readonly MatchedPhoto[]): Placed[] {
  const { info, kit, material } = sold;
  const open = templatesOf(material).flatMap((own, index) => {
    const pageNo = index + 1;
    return hasLayouts(kit, material, pageNo) ? [{ pageNo, key: `${own} ${pageNo % 2}` }] : [];
  });
  const known = new Map(
    open.map(({ key, pageNo }) => [key, pageOptions(sold, kit, pageNo).filter(isForPhotos)]),
  );
  const suggested = suggestLayouts(
    photos,
    open.map(({ key }) => known.get(key) ?? []),
  );
  const layouts = suggested.flatMap(({ layout }, index) =>
    layout === null ? [] : [[open[index]?.pageNo ?? 0, layout] as const],
  );
  const pages = withPageLayouts(material, kit, Object.fromEntries(layouts));
  const slots = ownSlots(photoSlots(info, kit, pages)).filter(
    ({ template }) => template >= material.frontPage,
  );
  const frames = framesIn(sold, slots);
  return suggested
    .flatMap((page) => page.photos)
    .flatMap((photo, at) => {
      const frame = frames[at];
      return frame ? [{ photo, frame }] : [];
    });
}

/** Photos in frames that no layout changes. */
function onFrames(sold: Sold, photos: readonly MatchedPhoto[]): Placed[] {
  const slots = mainSlots(photoSlots(sold.info, sold.kit, sold.material), photos.length, sold.material);
  const frames = framesIn(sold, slots);
  const at = matchPhotos(
    photos,
    slots.map(({ frame }) => frame),
  );
  return at.flatMap((slot, photo) => {
    const frame = frames[slot];
    return frame ? [{ photo, frame }] : [];
  });
}

/** Where the shop lays photos that are chosen together for a book or a calendar: as many at a time as one takes. */
export function onDesign(sold: Sold, photos: readonly MatchedPhoto[]): Placed[] {
  if (sold.material.binding === 'book') return onPages(sold, photos);
  const count = sold.material.selectCounts.at(-1) ?? 1;
  const lay = sold.kit.layouts ? onPages : onFrames;
  const poured: Placed[] = [];
  for (let first = 0; first < photos.length; first += count) {
    const placed = lay(sold, photos.slice(first, first + count));
    poured.push(...placed.map(({ photo, frame }) => ({ photo: first + photo, frame })));
  }
  return poured;
}
