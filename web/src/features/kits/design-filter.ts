import { type DesignFilter, FACETS, type FilterContext, filterSize } from '@fumi/domain';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FlowPaths } from '../../paths.ts';
import { useFavourites } from '../../platform/favourites.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import type { Shop } from '../../shop/shop.ts';

/* The filter in the address: `?colour=red,gold&mood=cute`. Links to other groups carry it on, and it can be shared. */

/** More values than any facet has: what goes beyond is not read. */
const MOST_VALUES = 30;

export function filterIn(search: URLSearchParams): DesignFilter {
  const wanted = FACETS.map((facet) => {
    const values = (search.get(facet) ?? '').split(',').filter((value) => /^[\w-]{1,32}$/.test(value));
    return [facet, [...new Set(values)].slice(0, MOST_VALUES)] as const;
  });
  return Object.fromEntries(wanted.filter(([, values]) => values.length > 0));
}

/** The query with its question mark, or nothing where nothing is asked for. */
export function searchOf(filter: DesignFilter): string {
  if (filterSize(filter) === 0) return '';
  const wanted = FACETS.flatMap((facet) => {
    const values = filter[facet] ?? [];
    return values.length > 0 ? [`${facet}=${values.join(',')}`] : [];
  });
  return `?${wanted.join('&')}`;
}

/** The address of a group or tag with the filter that is on. */
export const designsPath = (paths: FlowPaths, search: string, groupId: number, tagId?: number): string => {
  const [path = '', anchor] = paths.kit(groupId, tagId).split('#');
  return anchor === undefined ? path + search : `${path}${search}#${anchor}`;
};

export type DesignFiltering = {
  readonly filter: DesignFilter;
  readonly context: FilterContext;
  /** The filter as a query, for links to other designs. */
  readonly search: string;
  readonly isOn: boolean;
  /** Starts from the address, which may be ahead of the page, so that quick presses add up. */
  readonly changeFilter: (change: (filter: DesignFilter) => DesignFilter) => void;
};

const NOTHING: DesignFilter = {};

const asked = (): DesignFilter => filterIn(new URLSearchParams(window.location.search));

/** The filter that the address holds; the server's HTML, which is one for all, shows every design. */
export function useDesignFilter({ price }: Shop): DesignFiltering {
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const favourites = useFavourites();
  const filter = useMemo(
    () => (isHydrated ? filterIn(new URLSearchParams(query)) : NOTHING),
    [isHydrated, query],
  );
  return {
    filter,
    context: useMemo(() => ({ price, favourites }), [price, favourites]),
    search: searchOf(filter),
    isOn: filterSize(filter) > 0,
    changeFilter: (change) =>
      void navigate({ search: searchOf(change(asked())), hash }, { replace: true, preventScrollReset: true }),
  };
}
