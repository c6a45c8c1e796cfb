import { photosByDate, shiftPhoto, swapPhotos } from '@fumi/domain';
import { photoCopy } from '../../copy/photo.ts';
import { removePhoto, useDraft } from '../../draft/draft-store.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './PhotoPage.module.css';
import type { Places } from './use-places.ts';

/** Straight to another place, and those between move up. With few places the neighbours are near enough. */
function MoveTo({ places, isOff }: { readonly places: Places; readonly isOff: boolean }) {
  const names = usePlaceNames();
  const { index } = places.current;
  return (
    <Select
      label={photoCopy.moveTo}
      value={String(index)}
      disabled={isOff}
      options={places.all.map((place) => ({
        value: String(place.index),
        label: names.name(place.index + 1),
      }))}
      onChange={({ target }) => {
        const to = Number(target.value);
        places.arrange((photos) => shiftPhoto(photos, index, to), to);
      }}
    />
  );
}

/** From so many places on, moving by one at a time is tedious. */
const MANY = 6;

/** Moves the photo of the current place without dragging: by touch and by keyboard; nothing while there is none. */
export function PlaceTools({ places }: { readonly places: Places }) {
  const { index } = places.current;
  const hasPhoto = useDraft(({ photos }) => Boolean(photos[index]));
  const photoCount = useDraft(({ photos }) => photos.filter(Boolean).length);
  const swapWith = (to: number): void => places.arrange((photos) => swapPhotos(photos, index, to), to);
  const last = places.all.length - 1;
  if (photoCount === 0) return null;
  return (
    <div className={styles.moves}>
      <Button size="small" disabled={!hasPhoto || index === 0} onClick={() => swapWith(index - 1)}>
        {photoCopy.earlier}
      </Button>
      <Button size="small" disabled={!hasPhoto || index === last} onClick={() => swapWith(index + 1)}>
        {photoCopy.later}
      </Button>
      <Button size="small" variant="quiet" disabled={!hasPhoto} onClick={() => removePhoto(index)}>
        {photoCopy.remove}
      </Button>
      {places.all.length < MANY ? null : <MoveTo places={places} isOff={!hasPhoto} />}
      <Button size="small" disabled={photoCount < 2} onClick={() => places.arrange(photosByDate)}>
        {photoCopy.byDate}
      </Button>
    </div>
  );
}
