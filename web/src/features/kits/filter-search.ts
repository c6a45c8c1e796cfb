import { type DesignFilter, FACETS, filterSize } from '@fumi/domain';

/* The filter in the address: `?colour=red,gold&mood=cute`. Links to other groups carry it on, and it can be shared. */

/** More values than any facet has are nobody's wish. */
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
