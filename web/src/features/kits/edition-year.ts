import type { KitInfo } from '@fumi/domain';

/** The year for which a group of designs is made: the one in which it goes off sale; null where data has none. */
export function editionYear(info: KitInfo, groupId: number): number | null {
  const expirationDate = info.tagGroups.find(({ id }) => id === groupId)?.expirationDate;
  return expirationDate ? Number(expirationDate.slice(0, 4)) : null;
}
