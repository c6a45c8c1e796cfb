import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type KitDetail, kitDetailFromWire, kitInfoFromWire, type WireKitInfo } from '@fumi/contract';
import { type Kit, type KitInfo, ownPages } from '@fumi/domain';

/** The kit files that content/draw wrote: as they are served, and as the domain knows them. */
export type KitFiles = {
  /** Null for a material without designs. */
  readonly info: (materialId: number) => { readonly wire: WireKitInfo; readonly kits: KitInfo } | null;
  readonly detail: (materialId: number, kitId: number) => KitDetail | null;
  /** Which kit's drawing makes an item, the first of several; null where no kit has it. */
  readonly kitOfItem: (itemId: number) => number | null;
  /** Whether a design draws a page of that number. */
  readonly hasPage: (kitId: number, pageNo: number) => boolean;
  /** Kits whose page carries the same art, the one asked for first: editions differ in what the engine sets. */
  readonly alike: (kitId: number, pageNo: number) => readonly number[];
};

/**
 * Reads each kit file once, since none changes. Kit files are not validated here, which took 0.2 s of each start:
 * content/content.test.ts validates all that content/draw writes.
 */
function memoized<Wire, Value>(fromWire: (wire: Wire) => Value): (file: string) => Value | null {
  const known = new Map<string, Value>();
  return (file) => {
    const found = known.get(file);
    if (found !== undefined || !existsSync(file)) return found ?? null;
    const value = fromWire(JSON.parse(readFileSync(file, 'utf8')));
    known.set(file, value);
    return value;
  };
}

export function openKitFiles(catalogueDir: string, materialIds: readonly number[]): KitFiles {
  const folder = path.join(catalogueDir, 'material/v2/kit/info');
  const readInfo = memoized((wire: WireKitInfo) => ({ wire, kits: kitInfoFromWire(wire) }));
  const readDetail = memoized(kitDetailFromWire);
  const info: KitFiles['info'] = (materialId) => readInfo(path.join(folder, `${materialId}.json`));
  const allKits = () => materialIds.flatMap((id) => info(id)?.kits.kits ?? []);
  let kitByItem: ReadonlyMap<number, number> | null = null;
  const artOf = (kit: Kit, pageNo: number): string =>
    (kit.pages[pageNo] ?? []).map(({ itemId }) => itemId).join();
  return {
    info,
    detail: (materialId, kitId) => readDetail(path.join(folder, `${materialId}/info/${kitId}.json`)),
    kitOfItem: (itemId) => {
      kitByItem ??= new Map(
        allKits()
          .toReversed()
          .flatMap(({ id, pages }) =>
            Object.values(pages).flatMap((items) => items.map((item) => [item.itemId, id] as const)),
          ),
      );
      return kitByItem.get(itemId) ?? null;
    },
    hasPage: (kitId, pageNo) => allKits().some((kit) => kit.id === kitId && pageNo in ownPages(kit)),
    alike: (kitId, pageNo) => {
      const kit = allKits().find(({ id }) => id === kitId);
      const art = kit ? artOf(kit, pageNo) : '';
      if (art === '') return [kitId];
      const others = allKits().filter((other) => other.id !== kitId && artOf(other, pageNo) === art);
      return [kitId, ...others.map(({ id }) => id)];
    },
  };
}
