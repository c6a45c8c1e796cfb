import { photoCopy } from '../../copy/photo.ts';
import { setPhotoCount, useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { chipAttributes } from '../../ui/Chip.tsx';
import styles from './PhotoPage.module.css';

/** How many photos are spread over the cards (spec §3: select); nothing to choose where there is one way. */
export function CountChoice({ slotCount }: { readonly slotCount: number }) {
  const { selectCounts } = useShop().material;
  const count = useDraft(({ photos }) => photos.length);
  if (selectCounts.length < 2) return null;
  return (
    <fieldset className={styles.count}>
      <legend>{photoCopy.count}</legend>
      {selectCounts
        .toSorted((a, b) => a - b)
        .map((option) => (
          <button
            key={option}
            type="button"
            {...chipAttributes()}
            aria-pressed={option === count}
            onClick={() => setPhotoCount(option)}
          >
            {photoCopy.countOf(option)}
          </button>
        ))}
      <p className={styles.rules}>{photoCopy.spread(count, slotCount)}</p>
    </fieldset>
  );
}
