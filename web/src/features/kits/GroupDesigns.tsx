import { type CatalogueGroup, designCount, filterGroup, hasEditions } from '@fumi/domain';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { filterCopy } from '../../copy/filter.ts';
import { kitsCopy } from '../../copy/kits.ts';
import type { Shop } from '../../shop/shop.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipWords, chipAttributes } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CurrentInView } from '../../ui/Scroller.tsx';
import { DesignList } from './DesignList.tsx';
import { type DesignFiltering, designsPath } from './design-filter.ts';
import { sectionsOf } from './designs-of.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './GroupDesigns.module.css';
import { type OwnPhoto, useOwnPhoto } from './own-photo.ts';

type TagsProps = {
  readonly shop: Shop;
  readonly group: CatalogueGroup;
  readonly current: number | null;
  readonly search: string;
};

function Tags({ shop, group, current, search }: TagsProps) {
  return (
    <nav
      className={styles.tags}
      aria-label={hasEditions(group) ? kitsCopy.editionsLabel : kitsCopy.tagsLabel}
    >
      {hasEditions(group) ? null : (
        <Link
          {...chipAttributes()}
          to={designsPath(shop.paths, search, group.id)}
          aria-current={current === null ? 'true' : undefined}
        >
          <ChipWords count={designCount(group)}>{kitsCopy.all}</ChipWords>
        </Link>
      )}
      {group.tags.map((tag) => (
        <Link
          key={tag.id}
          {...chipAttributes()}
          to={designsPath(shop.paths, search, group.id, tag.id)}
          aria-current={current === tag.id ? 'true' : undefined}
        >
          <ChipWords count={tag.kits.length}>{tag.label}</ChipWords>
        </Link>
      ))}
    </nav>
  );
}

type DesignsProps = {
  readonly shop: Shop;
  readonly group: CatalogueGroup;
  readonly tagId: number | null;
  readonly own: OwnPhoto | null;
};

function Designs({ shop, group, tagId, own }: DesignsProps) {
  return (
    <div className={styles.lists}>
      {sectionsOf(group, tagId).map(({ tag, designs }, index) => (
        <section
          key={tag.id}
          id={`tag-${tag.id}`}
          className={styles.list}
          tabIndex={-1}
          aria-labelledby={`name-${tag.id}`}
        >
          <h2 id={`name-${tag.id}`}>{tag.label}</h2>
          {/* By `Suspense` each list hydrates in a task of its own, not all in one long task. */}
          <Suspense>
            <DesignList {...{ shop, own, designs }} isFirst={index === 0} columns="three" />
          </Suspense>
        </section>
      ))}
    </div>
  );
}

/** What stands in place of designs where there are none. */
export const NoDesigns = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.none}>{children}</div>
);

type GroupProps = {
  readonly shop: Shop;
  readonly group: CatalogueGroup;
  readonly tagId: number | null;
  readonly filtering: DesignFiltering;
};

/** The designs of a group that are left by the filter, with the customer's photo where one is chosen. */
export function GroupDesigns({ shop, group, tagId, filtering }: GroupProps) {
  const [isSample, setIsSample] = useState(false);
  const own = useOwnPhoto();
  const left = filterGroup(group, filtering.filter, filtering.context);
  const chosen = left.tags.find(({ id }) => id === tagId);
  // Editions show the same designs: one of them is enough to look at.
  const current = (hasEditions(group) ? (chosen ?? left.tags[0]) : chosen)?.id ?? null;
  const ownPhoto = own && { isShown: !isSample, onToggle: () => setIsSample(!isSample) };
  return (
    <>
      <CurrentInView current={`${group.id}/${tagId}`}>
        <Tags shop={shop} group={left} current={current} search={filtering.search} />
      </CurrentInView>
      <FilterBar {...{ group, left, filtering, ownPhoto }} />
      {left.tags.length === 0 ? (
        <NoDesigns>
          <EmptyState
            action={<Button onClick={() => filtering.changeFilter(() => ({}))}>{filterCopy.clear}</Button>}
          >
            {filterCopy.none}
          </EmptyState>
        </NoDesigns>
      ) : (
        <Designs shop={shop} group={left} tagId={current} own={isSample ? null : own} />
      )}
    </>
  );
}
