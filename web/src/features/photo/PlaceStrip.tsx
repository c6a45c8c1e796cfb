import { type DragEvent, useState } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import { swapPlaces, useDraft } from '../../platform/draft/draft-store.ts';
import { usePhotoPreviews } from '../../platform/photo/use-photo-preview.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PlaceStrip.module.css';
import type { Places } from './use-places.ts';

const DRAG_TYPE = 'application/x-fumi-place';

/** All places in their order: pressed to be worked on, dragged onto each other to change places. */
export function PlaceStrip({ places }: { readonly places: Places }) {
  const photos = useDraft((draft) => draft.photos);
  const urls = usePhotoPreviews(photos);
  const [over, setOver] = useState<number | null>(null);
  const filled = photos.filter((photo) => photo !== null).length;

  const drop = (event: DragEvent, to: number): void => {
    setOver(null);
    const from = event.dataTransfer.getData(DRAG_TYPE);
    if (from === '') return;
    event.preventDefault();
    swapPlaces(Number(from), to);
    places.choose(to);
  };
  const allow = (event: DragEvent, index: number): void => {
    if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    setOver(index);
  };
  return (
    <section className={styles.strip} aria-label={photoCopy.places}>
      <p role="status">{photoCopy.filled(filled, photos.length)}</p>
      <ol>
        {places.all.map(({ index }) => {
          const name = photoCopy.place(index + 1);
          const photo = photos[index] ?? null;
          const url = urls[index] ?? null;
          return (
            <li key={index}>
              <button
                type="button"
                aria-pressed={index === places.current.index}
                aria-label={photo ? photoCopy.placeFilled(name, photo.fileName) : photoCopy.placeEmpty(name)}
                data-over={over === index || undefined}
                draggable={photo !== null}
                onClick={() => places.choose(index)}
                onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(index))}
                onDragOver={(event) => allow(event, index)}
                onDragLeave={() => setOver(null)}
                onDrop={(event) => drop(event, index)}
              >
                {url ? <img src={url} alt="" draggable={false} /> : <Icon name="photo" />}
                <span>{index + 1}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>{photoCopy.placesHint}</p>
    </section>
  );
}
