import { photoCopy } from '../../copy/photo.ts';
import { removePhoto, swapPlaces, useDraft } from '../../platform/draft/draft-store.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PhotoPage.module.css';
import type { Places } from './use-places.ts';

/** Moves the photo of the current place without dragging: by touch and by keyboard. */
export function PlaceTools({ places }: { readonly places: Places }) {
  const { index } = places.current;
  const hasPhoto = useDraft(({ photos }) => Boolean(photos[index]));
  const swapWith = (to: number): void => {
    swapPlaces(index, to);
    places.choose(to);
  };
  return (
    <div className={styles.moves}>
      <Button size="small" disabled={!hasPhoto || index === 0} onClick={() => swapWith(index - 1)}>
        {photoCopy.earlier}
      </Button>
      <Button
        size="small"
        disabled={!hasPhoto || index === places.all.length - 1}
        onClick={() => swapWith(index + 1)}
      >
        {photoCopy.later}
      </Button>
      <Button size="small" variant="quiet" disabled={!hasPhoto} onClick={() => removePhoto(index)}>
        {photoCopy.remove}
      </Button>
    </div>
  );
}
