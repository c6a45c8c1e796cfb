import { type CatalogueGroup, FACETS, type Facet, facetCounts, toggleFilter } from '@fumi/domain';
import { filterCopy } from '../../copy/filter.ts';
import { yenText } from '../../copy/money.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { DesignFiltering } from './design-filter.ts';
import styles from './FilterPanel.module.css';

type Words = Readonly<Record<string, string>>;

/** The words of each value, in the order of the chips; a value without words is shown as it is. */
const FACET_WORDS: Readonly<Record<Exclude<Facet, 'price'>, Words>> = {
  orientation: filterCopy.orientations,
  colour: filterCopy.colours,
  mood: filterCopy.moods,
  favourite: filterCopy.favourites,
};

const wordOf = (facet: Facet, value: string): string =>
  facet === 'price' ? yenText(Number(value)) : (FACET_WORDS[facet][value] ?? value);

function inOrder(facet: Facet, values: readonly string[]): readonly string[] {
  if (facet === 'price') return [...values].sort((a, b) => Number(a) - Number(b));
  const known = Object.keys(FACET_WORDS[facet]);
  const placeOf = (value: string): number => (known.includes(value) ? known.indexOf(value) : known.length);
  return [...values].sort((a, b) => placeOf(a) - placeOf(b));
}

type Props = { readonly group: CatalogueGroup; readonly filtering: DesignFiltering };

/** Values that would leave no design are hidden unless chosen, so that nobody filters down to an empty page. */
function FacetChips({ group, filtering, facet }: Props & { readonly facet: Facet }) {
  const { filter, context, changeFilter } = filtering;
  const kits = group.tags.flatMap((tag) => tag.kits);
  const counts = facetCounts(kits, facet, filter, context);
  const wanted = filter[facet] ?? [];
  const values = inOrder(facet, [...new Set([...counts.keys(), ...wanted])]);
  const shown = values.filter((value) => wanted.includes(value) || (counts.get(value) ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend>{filterCopy.facets[facet]}</legend>
      {shown.map((value) => (
        <Chip
          key={value}
          count={counts.get(value) ?? 0}
          pressed={wanted.includes(value)}
          onPress={() => changeFilter((now) => toggleFilter(now, facet, value))}
        >
          {facet === 'colour' ? <i className={styles.swatch} data-colour={value} /> : null}
          {wordOf(facet, value)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** What designs can be filtered by. Several values of one kind widen, several kinds narrow. */
export function FilterPanel({ group, filtering }: Props) {
  return (
    <div className={styles.panel}>
      {FACETS.map((facet) => (
        <FacetChips key={facet} {...{ group, filtering, facet }} />
      ))}
    </div>
  );
}
