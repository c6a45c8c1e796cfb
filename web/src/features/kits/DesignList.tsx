import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../draft/draft-store.ts';
import { toggleFavourite, useFavourites } from '../../platform/favourites.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import type { Shop } from '../../shop/shop.ts';
import { DesignItem } from './DesignItem.tsx';
import styles from './DesignList.module.css';
import type { Design } from './designs-of.ts';
import type { OwnPhoto } from './own-photo.ts';

type Props = {
  readonly shop: Shop;
  readonly designs: readonly Design[];
  /** Seen first: its pictures are fetched before the others. */
  readonly isFirst: boolean;
  readonly columns: 'three' | 'four';
  /** The customer's own photo, in place of the samples; null where samples are shown. */
  readonly own: OwnPhoto | null;
};

/** Columns of the grids below. On phones the first design of a page is as large as spec §9 says: body width − 70. */
const SIZES = {
  three: '(min-width: 67.5em) 340px, (min-width: 48em) 30vw, 44vw',
  four: '(min-width: 67.5em) 250px, (min-width: 48em) 22vw, 44vw',
} as const;

const FIRST_ROW = 4;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** One handler for all links and hearts of a list; without it, and for a new tab, the links work by themselves. */
function useListClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!(event.target instanceof Element)) return;
    const heart = event.target.closest<HTMLElement>('[data-favourite]');
    if (heart) return toggleFavourite(Number(heart.dataset.favourite));
    const href = event.target.closest('a')?.getAttribute('href');
    if (!href || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void navigate(href);
  };
}

/** Designs as a grid of cards; a click remembers group, tag and design and leads to the photo (spec §2). */
export function DesignList({ shop, designs, isFirst, columns, own }: Props) {
  const onClick = useListClicks();
  const favourites = useFavourites();
  const isHydrated = useIsHydrated();
  const chosenId = useDraft(({ choice }) => choice?.kitId ?? null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of its links and buttons, which keys make too
    <ul className={styles.designs} data-columns={columns} data-first={isFirst || undefined} onClick={onClick}>
      {designs.map(({ group, tag, kit }, index) => (
        <li key={kit.id} data-kit={kit.id} data-chosen={(isHydrated && kit.id === chosenId) || undefined}>
          <DesignItem
            {...{ shop, group, tag, kit, own }}
            sizes={
              isFirst && index === 0 ? SIZES[columns].replace('44vw', 'calc(100vw - 70px)') : SIZES[columns]
            }
            isFirst={isFirst && index < FIRST_ROW}
            isFavourite={isHydrated ? favourites.has(kit.id) : null}
          />
        </li>
      ))}
    </ul>
  );
}
