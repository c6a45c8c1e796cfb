import { swapPhotos } from '@fumi/domain';
import { type DragEvent, memo, useEffect, useRef, useState } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { usePhotoPreview } from '../../photo/use-photo-preview.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PlaceStrip.module.css';
import type { Places } from './use-places.ts';

const DRAG_TYPE = 'application/x-fumi-place';

type ButtonProps = {
  readonly index: number;
  readonly isCurrent: boolean;
  readonly onChoose: (index: number) => void;
  readonly onDropped: (from: number, to: number) => void;
};

/** A place as its small picture and its number; it draws itself anew only when its own photo changes. */
const PlaceButton = memo(function PlaceButton({ index, isCurrent, onChoose, onDropped }: ButtonProps) {
  const names = usePlaceNames();
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const url = usePhotoPreview(photo, 'thumb');
  const [isOver, setIsOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);

  const name = names.name(index + 1);
  const allow = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    const from = event.dataTransfer.getData(DRAG_TYPE);
    if (from === '') return;
    event.preventDefault();
    onDropped(Number(from), index);
  };
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isCurrent}
      aria-label={photo ? photoCopy.placeFilled(name, photo.fileName) : photoCopy.placeEmpty(name)}
      data-over={isOver || undefined}
      draggable={photo !== null}
      onClick={() => onChoose(index)}
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(index))}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {url ? <img src={url} alt="" draggable={false} decoding="async" /> : <Icon name="photo" />}
      <span>{names.short(index + 1)}</span>
    </button>
  );
});

/** The newest version of a function under one name, so that what got it need not be drawn anew. */
function useLatest<Arguments extends readonly unknown[]>(action: (...values: Arguments) => void) {
  const latest = useRef(action);
  latest.current = action;
  const [stable] = useState(
    () =>
      (...values: Arguments) =>
        latest.current(...values),
  );
  return stable;
}

/** All places in their order: pressed to be worked on, dragged onto each other to change places. */
export function PlaceStrip({ places }: { readonly places: Places }) {
  const count = useDraft(({ photos }) => photos.length);
  const filled = useDraft(({ photos }) => photos.filter((photo) => photo !== null).length);
  const onChoose = useLatest(places.choose);
  const onDropped = useLatest((from: number, to: number) =>
    places.arrange((photos) => swapPhotos(photos, from, to), to),
  );
  return (
    <section className={styles.strip} aria-label={photoCopy.places}>
      <p role="status">{photoCopy.filled(filled, count)}</p>
      <ol>
        {places.all.map(({ index }) => (
          <li key={index}>
            <PlaceButton {...{ index, onChoose, onDropped }} isCurrent={index === places.current.index} />
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{photoCopy.placesHint}</p>
    </section>
  );
}
