import { type CatalogueGroup, type CatalogueTag, hasEditions, type Kit } from '@fumi/domain';

/** A design where it stands: the same one may stand under several tags. */
export type Design = { readonly group: CatalogueGroup; readonly tag: CatalogueTag; readonly kit: Kit };

const designsOfTag = (group: CatalogueGroup, tag: CatalogueTag): Design[] =>
  tag.kits.map((kit) => ({ group, tag, kit }));

/** What a page of a group shows: the designs of one tag, or of all tags with every design once, under the first that has it. */
export function sectionsOf(
  group: CatalogueGroup,
  tagId: number | null,
): { readonly tag: CatalogueTag; readonly designs: readonly Design[] }[] {
  const seen = new Set<number>();
  return group.tags
    .filter(({ id }) => tagId === null || id === tagId)
    .map((tag) => {
      const designs = designsOfTag(group, tag).filter(({ kit }) => !seen.has(kit.id));
      for (const { kit } of designs) seen.add(kit.id);
      return { tag, designs };
    })
    .filter(({ designs }) => designs.length > 0);
}

/** Every design of a group once, under the first tag that has it, in the order of the shop. */
export function designsOf(group: CatalogueGroup): Design[] {
  const tags = hasEditions(group) ? group.tags.slice(0, 1) : group.tags;
  const all = tags.flatMap((tag) => designsOfTag(group, tag));
  const first = new Map<number, Design>();
  for (const design of all) if (!first.has(design.kit.id)) first.set(design.kit.id, design);
  return [...first.values()].sort((a, b) => a.kit.order - b.kit.order || a.kit.id - b.kit.id);
}
