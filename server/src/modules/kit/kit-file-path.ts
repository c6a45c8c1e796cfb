/** A static file of spec §3 and §7, named by its URL. */
export type KitFile =
  | { readonly kind: 'info' | 'detail' | 'almanac' | 'phrases'; readonly path: string }
  | { readonly kind: 'layout'; readonly layout: string }
  | { readonly kind: 'item'; readonly path: string; readonly itemId: number }
  | { readonly kind: 'thumb'; readonly path: string; readonly kitId: number; readonly pageNo: number };

const ID = '(0|[1-9]\\d{0,9})';
const INFO = new RegExp(`^kit/info/${ID}\\.json$`);
const DETAIL = new RegExp(`^kit/info/${ID}/info/${ID}\\.json$`);
const ALMANAC = /^calendar\/\d{4}\.json$/;
const PHRASES = /^phrases\/[a-z-]{1,32}\.json$/;
const LAYOUT = new RegExp(`^kit/info/${ID}/design/address/([A-Za-z0-9]{1,32})\\.json$`);
const ITEM = new RegExp(
  `^item/media/${ID}/(preview\\.png|preview\\.webp|preview-1040\\.webp|trim-360\\.webp|trim-628\\.webp)$`,
);
const THUMB = new RegExp(`^kit/media/${ID}/${ID}/thumb(\\.jpg|-360\\.webp|-628\\.webp)$`);

/**
 * Reads what follows `/material/v2/`. Only what these patterns name exists; nothing else, encoded or not, reaches
 * the file system.
 */
export function readKitFilePath(path: string): KitFile | null {
  if (INFO.test(path)) return { kind: 'info', path };
  if (DETAIL.test(path)) return { kind: 'detail', path };
  if (ALMANAC.test(path)) return { kind: 'almanac', path };
  if (PHRASES.test(path)) return { kind: 'phrases', path };
  const layout = LAYOUT.exec(path)?.[2];
  if (layout) return { kind: 'layout', layout };
  const item = ITEM.exec(path)?.[1];
  if (item) return { kind: 'item', path, itemId: Number(item) };
  const [, kitId, pageNo] = THUMB.exec(path) ?? [];
  return kitId ? { kind: 'thumb', path, kitId: Number(kitId), pageNo: Number(pageNo) } : null;
}
