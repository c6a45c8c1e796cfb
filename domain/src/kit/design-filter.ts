import { kitPriceYen, type PriceInfo } from '../product/price.ts';
import type { CatalogueGroup } from './catalogue.ts';
import type { Kit } from './kit.ts';

/** What a kit is judged by beside its own words. */
export type FilterContext = { readonly price: PriceInfo; readonly favourites: ReadonlySet<number> };

/** The only value of the facet `favourite`. */
const FAVOURITE = 'yes';

/** The facets of the filter, each with the values that a kit has. */
const FACET_VALUES = {
  orientation: (kit: Kit) => [kit.orientation],
  colour: (kit: Kit) => kit.colours,
  mood: (kit: Kit) => kit.moods,
  price: (kit: Kit, { price }: FilterContext) => [String(kitPriceYen(price, kit.id))],
  favourite: (kit: Kit, { favourites }: FilterContext) => (favourites.has(kit.id) ? [FAVOURITE] : []),
} as const satisfies Record<string, (kit: Kit, context: FilterContext) => readonly string[]>;

export type Facet = keyof typeof FACET_VALUES;

export const FACETS = Object.keys(FACET_VALUES) as readonly Facet[];

/** Wanted values by facet; a facet without values asks for nothing. */
export type DesignFilter = Readonly<Partial<Record<Facet, readonly string[]>>>;

const fitsFacet = (kit: Kit, facet: Facet, wanted: readonly string[], context: FilterContext): boolean =>
  wanted.length === 0 || FACET_VALUES[facet](kit, context).some((value) => wanted.includes(value));

/** One of the wanted values of each facet; `except` is left out of account. */
const fits = (kit: Kit, filter: DesignFilter, context: FilterContext, except?: Facet): boolean =>
  FACETS.every((facet) => facet === except || fitsFacet(kit, facet, filter[facet] ?? [], context));

/** How many values are wanted in all. */
export const filterSize = (filter: DesignFilter): number =>
  FACETS.reduce((sum, facet) => sum + (filter[facet]?.length ?? 0), 0);

/** The filter with a value put in, or taken out where it was in. */
export function toggleFilter(filter: DesignFilter, facet: Facet, value: string): DesignFilter {
  const wanted = filter[facet] ?? [];
  const without = wanted.filter((other) => other !== value);
  return { ...filter, [facet]: without.length < wanted.length ? without : [...wanted, value] };
}

/** A group with the kits that pass the filter; tags without any are dropped, maybe all of them. */
export function filterGroup(
  group: CatalogueGroup,
  filter: DesignFilter,
  context: FilterContext,
): CatalogueGroup {
  if (filterSize(filter) === 0) return group;
  const tags = group.tags
    .map((tag) => ({ ...tag, kits: tag.kits.filter((kit) => fits(kit, filter, context)) }))
    .filter(({ kits }) => kits.length > 0);
  return { ...group, tags };
}

/** By value: how many different kits a facet's value would leave, the other facets staying as they are. */
export function facetCounts(
  kits: readonly Kit[],
  facet: Facet,
  filter: DesignFilter,
  context: FilterContext,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kit of new Set(kits)) {
    const isLeft = fits(kit, filter, context, facet);
    for (const value of FACET_VALUES[facet](kit, context)) {
      counts.set(value, (counts.get(value) ?? 0) + Number(isLeft));
    }
  }
  return counts;
}
