import { type CatalogueGroup, type CatalogueTag, hasEditions, type Kit } from '@fumi/domain';

/** A design where it stands: the same one may stand under several tags. */
export type Design = { readonly group: CatalogueGroup; readonly tag: CatalogueTag; readonly kit: Kit };

export const designsOfTag = (group: CatalogueGroup, tag: CatalogueTag): Design[] =>
  tag.kits.map((kit) => ({ group, tag, kit }));

/** Every design of a group once, under the first tag that has it, in the order of the shop. */
export function designsOf(group: CatalogueGroup): Design[] {
  const tags = hasEditions(group) ? group.tags.slice(0, 1) : group.tags;
  const all = tags.flatMap((tag) => designsOfTag(group, tag));
  const first = new Map<number, Design>();
  for (const design of all) if (!first.has(design.kit.id)) first.set(design.kit.id, design);
  return [...first.values()].sort((a, b) => a.kit.order - b.kit.order || a.kit.id - b.kit.id);
}
