import { spreadOf, templatesOf } from '@fumi/domain';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { FrontView } from './FrontView.tsx';
import styles from './SpreadView.module.css';
import type { Places } from './use-places.ts';

type Props = { readonly chosen: ChosenKit; readonly places: Places; readonly onPick: () => void };

/*
 *   ┌────────┬────────┐     Two pages that lie open together, and the gutter between them: no frame crosses it.
 *   │ page 2 ┊ page 3 │     The first and the last page have the inside of the cover beside them.
 *   └────────┴────────┘
 */

/** What lies open at the place that is worked on; the page beside it can be chosen. */
export function SpreadView({ chosen, places, onPick }: Props) {
  const { material } = useShop();
  const names = usePlaceNames();
  const { current, all, choose } = places;
  const pageNo = current.slot?.pageNo ?? material.frontPage;
  const spread = spreadOf(templatesOf(material).length, pageNo);
  return (
    <div className={styles.spread}>
      {spread.map((page, side) => {
        const place = all.find(({ slot }) => slot?.pageNo === page);
        if (!place) return <div key={side === 0 ? 'left' : 'right'} className={styles.none} />;
        const isCurrent = place.index === current.index;
        return (
          <div key={side === 0 ? 'left' : 'right'} className={styles.page}>
            <FrontView
              {...{ chosen, place }}
              onPick={() => {
                choose(place.index);
                onPick();
              }}
            />
            <button type="button" aria-pressed={isCurrent} onClick={() => choose(place.index)}>
              {names.name(place.index + 1)}
            </button>
          </div>
        );
      })}
    </div>
  );
}
