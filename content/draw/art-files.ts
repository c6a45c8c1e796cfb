import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/* Where drawn art lies below the static folder (spec §7), and how it is written there. */

/** Says what was drawn of which kit. */
export type Report = (line: { kit: number; what: string; files: readonly string[] }) => void;

export const itemPath = (id: number) => `material/v2/item/media/${id}/preview.png`;
export const mediaDir = (kitId: number, pageNo: number) => `material/v2/kit/media/${kitId}/${pageNo}`;

/** Written beside and renamed, so that nobody ever reads half a file; two programs may draw at once. */
export function save(path: string, bytes: Buffer | string) {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, bytes);
  renameSync(part, path);
}

/** Small thumbnails that are committed, so that a fresh clone shows the shop at once. */
export const committedThumbs = fileURLToPath(new URL('../thumbs/', import.meta.url));

/** The stamp of the source that a committed thumbnail was drawn from. */
export const committedStamp = (kitId: number): string | null => {
  const path = join(committedThumbs, String(kitId), 'stamp');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

/** Keeps the rendered thumbnails of a kit's pages beside the source; false where they are kept, or not current. */
export function keepThumbs(out: string, kitId: number, pageNos: readonly number[], stamp: string): boolean {
  if (!isCurrent(stampPath(out, kitId, 'thumbs'), stamp) || committedStamp(kitId) === stamp) return false;
  const dir = join(committedThumbs, String(kitId));
  for (const pageNo of pageNos) {
    for (const name of ['thumb-360.webp', 'thumb-628.webp']) {
      save(join(dir, String(pageNo), name), readFileSync(join(out, mediaDir(kitId, pageNo), name)));
    }
  }
  save(join(dir, 'stamp'), stamp);
  return true;
}

export const stampPath = (out: string, kitId: number, what: 'thumbs' | 'items') =>
  join(out, 'stamps', `${kitId}-${what}`);
export const isCurrent = (path: string, stamp: string) =>
  existsSync(path) && readFileSync(path, 'utf8') === stamp;

/** 628 px on the long side of the trimmed card, as the design list shows it (spec §9). */
export async function thumbsOf(card: Sharp): Promise<readonly (readonly [string, Buffer])[]> {
  const { info, data } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sized = (long: number) =>
    sharp(data, { raw: { width, height, channels } }).resize(
      height > width ? { height: long } : { width: long },
    );
  return [
    ['thumb-360.webp', await sized(360).webp({ quality: 78, effort: 4 }).toBuffer()],
    ['thumb-628.webp', await sized(628).webp({ quality: 78, effort: 4 }).toBuffer()],
    ['thumb.jpg', await sized(628).jpeg({ quality: 82, mozjpeg: true }).toBuffer()],
  ];
}

export function saveAll(
  out: string,
  dir: string,
  files: readonly (readonly [string, Buffer])[],
): readonly string[] {
  for (const [name, bytes] of files) save(join(out, dir, name), bytes);
  return files.map(([name]) => `${dir}/${name}`);
}

/**
 * Long side of art for screens that show many pages at once, px: three for each of a phone's widest page. What is
 * printed takes 7 to 20 MB decoded, of every page that differs.
 */
const SMALL_SIDE = 1040;
const smallPath = (id: number) => itemPath(id).replace('.png', `-${SMALL_SIDE}.webp`);

async function saveSmall(out: string, id: number, image: Buffer): Promise<string> {
  const inside = { width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  save(
    join(out, smallPath(id)),
    await sharp(image).resize(inside).webp({ quality: 82, effort: 2 }).toBuffer(),
  );
  return smallPath(id);
}

/** The PNG that is printed, and light WebPs of it for the screen. */
export async function saveItem(out: string, id: number, image: Buffer): Promise<readonly string[]> {
  const path = itemPath(id);
  const light = path.replace('.png', '.webp');
  save(join(out, light), await sharp(image).webp({ quality: 82, effort: 2 }).toBuffer());
  const small = await saveSmall(out, id, image);
  save(join(out, path), image);
  return [path, light, small];
}

/** Items that were drawn before there were small ones get them from their files. Returns the paths. */
export async function shrinkDrawn(out: string, ids: readonly number[]): Promise<readonly string[]> {
  const large = ids.filter(
    (id) => existsSync(join(out, itemPath(id))) && !existsSync(join(out, smallPath(id))),
  );
  const paths: string[] = [];
  for (const id of large) paths.push(await saveSmall(out, id, readFileSync(join(out, itemPath(id)))));
  return paths;
}
