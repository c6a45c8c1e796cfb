import type { PlainDate } from '../calendar/plain-date.ts';
import type { Kit, KitInfo, ShownDays, Tag, TagGroup } from './kit.ts';

/** The year-end-greeting group, whose absence the closed notice explains (spec §9). */
export const YEAR_END_GROUP_ID = 10;

/** The New Year that a group of designs greets: the one in which its edition goes off sale. Null for other groups. */
export function newYearOf(group: Pick<TagGroup, 'id' | 'expirationDate'>): number | null {
  const year = Number(group.expirationDate?.slice(0, 4));
  return group.id === YEAR_END_GROUP_ID && Number.isInteger(year) ? year : null;
}

/** Groups, tags and kits are on show from their start_date to their expiration_date, both days included (spec §4). */
const isOnShow = ({ startDate, expirationDate }: ShownDays, today: PlainDate): boolean =>
  (startDate ?? today) <= today && (expirationDate ?? today) >= today;

/** A kit can be ordered while it is on show, if it has an end_date that is not in the past (spec §4). */
export const isOrderable = (kit: Kit, today: PlainDate): boolean =>
  isOnShow(kit, today) && kit.endDate !== null && kit.endDate >= today;

export type CatalogueTag = Tag & { readonly kits: readonly Kit[] };
export type CatalogueGroup = TagGroup & { readonly tags: readonly CatalogueTag[] };

const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }): number =>
  a.order - b.order || a.id - b.id;

/**
 * What can be chosen on a day: groups and tags on show, orderable kits; in order; nothing empty (spec §4).
 * A kit may stand under several tags.
 */
export function availableCatalogue(info: KitInfo, today: PlainDate): CatalogueGroup[] {
  const kitById = new Map(info.kits.filter((kit) => isOrderable(kit, today)).map((kit) => [kit.id, kit]));
  const tagById = new Map(info.tags.map((tag) => [tag.id, tag]));
  const kitsOf = (tag: Tag): Kit[] => tag.kitIds.flatMap((id) => kitById.get(id) ?? []).sort(byOrder);
  const tagsOf = (group: TagGroup): CatalogueTag[] =>
    group.tagIds
      .flatMap((id) => tagById.get(id) ?? [])
      .filter((tag) => isOnShow(tag, today))
      .sort(byOrder)
      .map((tag) => ({ ...tag, kits: kitsOf(tag) }))
      .filter(({ kits }) => kits.length > 0);
  return info.tagGroups
    .filter((group) => isOnShow(group, today))
    .sort(byOrder)
    .map((group) => ({ ...group, tags: tagsOf(group) }))
    .filter(({ tags }) => tags.length > 0);
}

/** Whether a kit can be chosen on a day: it is orderable, and a tag and a group of it are on show. */
export const isOnSale = (info: KitInfo, kitId: number, today: PlainDate): boolean =>
  availableCatalogue(info, today).some(({ tags }) =>
    tags.some(({ kits }) => kits.some(({ id }) => id === kitId)),
  );

/** Whether a group's tags are editions: each shows the same designs. */
export const hasEditions = ({ tags }: Pick<CatalogueGroup, 'tags'>): boolean =>
  tags.some(({ edition }) => edition !== null);

/** How many different designs a group offers; a design under two tags, or in two editions, counts once. */
export const designCount = (group: CatalogueGroup): number =>
  hasEditions(group)
    ? Math.max(0, ...group.tags.map(({ kits }) => kits.length))
    : new Set(group.tags.flatMap(({ kits }) => kits.map(({ id }) => id))).size;

/** True when the year-end greetings are not on sale, so that the closed notice shows (spec §2). */
export const isYearEndClosed = (catalogue: readonly CatalogueGroup[]): boolean =>
  !catalogue.some(({ id }) => id === YEAR_END_GROUP_ID);

/** The label under a design: `group：design` (spec §2). */
export const designLabel = (group: TagGroup, kit: Kit): string => `${group.label}：${kit.label}`;
