import { type CatalogueGroup, designCount, filterSize } from '@fumi/domain';
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { filterCopy } from '../../copy/filter.ts';
import { onceReached } from '../../platform/connection.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { DesignFiltering } from './design-filter.ts';
import styles from './FilterBar.module.css';

const FilterPanel = lazy(async () => ({
  default: (await onceReached(() => import('./FilterPanel.tsx'))).FilterPanel,
}));

/**
 * Kept in the history entry: a browser that remembers a failed import gets the panel's code only by a reload of the
 * page, after which the panel is open again.
 */
const wasOpen = (): boolean => Boolean(history.state?.isFilterOpen);
const keepOpen = (isFilterOpen: boolean): void =>
  history.replaceState({ ...history.state, isFilterOpen }, '');

const stays = () => () => {};

type OwnPhoto = { readonly isShown: boolean; readonly onToggle: () => void };

type Props = {
  readonly group: CatalogueGroup;
  /** What the filter leaves of it. */
  readonly left: CatalogueGroup;
  readonly filtering: DesignFiltering;
  /** Null while no photo is chosen. */
  readonly ownPhoto: OwnPhoto | null;
};

/** Above the designs: how many there are, what they are filtered by, and whose photo is on them. */
export function FilterBar({ group, left, filtering, ownPhoto }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isHydrated = useIsHydrated();
  // Read while rendering: on a return to the page its scroll position is restored, and a panel that opened later would
  // move the designs away from that position.
  const wasOpenHere = useSyncExternalStore(stays, wasOpen, () => false);
  const isOpen = chosen ?? wasOpenHere;
  const toggle = (): void => {
    setChosen(!isOpen);
    keepOpen(!isOpen);
  };
  const panelId = useId();
  const { filter, isOn, changeFilter } = filtering;
  const all = designCount(group);
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <Button
          icon="filter"
          disabled={!isHydrated}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {filterCopy.open(filterSize(filter))}
        </Button>
        {isOn ? (
          <Button variant="quiet" onClick={() => changeFilter(() => ({}))}>
            {filterCopy.clear}
          </Button>
        ) : null}
        {ownPhoto ? (
          <Chip pressed={ownPhoto.isShown} onPress={ownPhoto.onToggle}>
            {filterCopy.ownPhoto}
          </Chip>
        ) : null}
        <p className={styles.count} role="status">
          {isOn ? filterCopy.left(designCount(left), all) : filterCopy.all(all)}
        </p>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={null}>
            <FilterPanel group={group} filtering={filtering} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
