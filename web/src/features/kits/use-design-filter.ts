import { type DesignFilter, type FilterContext, filterSize } from '@fumi/domain';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readFavourites, useFavourites } from '../../platform/favourites.ts';
import { useIsLive } from '../../platform/use-is-live.ts';
import type { Shop } from '../../shop/shop.ts';
import { filterIn, searchOf } from './filter-search.ts';

export type DesignFiltering = {
  readonly filter: DesignFilter;
  readonly context: FilterContext;
  /** The filter as a query, for links to other designs. */
  readonly search: string;
  readonly isOn: boolean;
  readonly setFilter: (filter: DesignFilter) => void;
};

const NOTHING: DesignFilter = {};

/** The filter that the address holds; the server's HTML, which is one for all, shows every design. */
export function useDesignFilter({ price }: Shop): DesignFiltering {
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const favourites = useFavourites();
  useEffect(readFavourites, []);
  const filter = useMemo(() => (isLive ? filterIn(new URLSearchParams(query)) : NOTHING), [isLive, query]);
  return {
    filter,
    context: useMemo(() => ({ price, favourites }), [price, favourites]),
    search: searchOf(filter),
    isOn: filterSize(filter) > 0,
    setFilter: (wanted) =>
      void navigate({ search: searchOf(wanted), hash }, { replace: true, preventScrollReset: true }),
  };
}
