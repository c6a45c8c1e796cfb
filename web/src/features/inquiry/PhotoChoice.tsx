import { INQUIRY_PHOTOS_MAX } from '@fumi/domain';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inquiryCopy as copy } from '../../copy/inquiry.ts';
import { lostInquiryPhotos } from '../../draft/inquiry-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { onFirstClick } from '../../ui/first-click.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './PhotoChoice.module.css';

type Props = { readonly photos: readonly File[]; readonly onChange: (photos: readonly File[]) => void };

/** A file that is chosen twice has the same key. */
const keyOf = ({ name, lastModified, size }: File): string => `${name} ${lastModified} ${size}`;

/** Photos of what is wrong, by name; each can be taken off again. */
export function PhotoChoice({ photos, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const lost = lostInquiryPhotos();
  /** How many of those that were chosen last found no room. */
  const [overCount, setOverCount] = useState(0);
  const takeOff = (photo: File): void => {
    flushSync(() => onChange(photos.filter((other) => other !== photo)));
    setOverCount(0);
    adding.current?.focus();
  };
  const add = (chosen: readonly File[]): void => {
    const known = new Set(photos.map(keyOf));
    const added = chosen.filter((photo) => !known.has(keyOf(photo)));
    const all = [...photos, ...added].slice(0, INQUIRY_PHOTOS_MAX);
    setOverCount(photos.length + added.length - all.length);
    flushSync(() => onChange(all));
    // The pressed button is disabled now, and would lose the focus.
    if (all.length === INQUIRY_PHOTOS_MAX)
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  };
  return (
    <section className={styles.photos} aria-labelledby={titleId}>
      <h2 id={titleId}>{copy.photos}</h2>
      <Note role="status">
        {photos.length > 0
          ? copy.chosenPhotos(photos.length, overCount)
          : lost > 0
            ? copy.lostPhotos(lost)
            : copy.photosHint}
      </Note>
      {photos.length > 0 ? (
        <ul ref={list} className={styles.list}>
          {photos.map((photo) => (
            <li key={keyOf(photo)}>
              <span>{photo.name}</span>
              <IconButton
                icon="close"
                label={copy.removePhoto(photo.name)}
                onClick={onFirstClick(() => takeOff(photo))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        data-part="inquiry-photos"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          add(chosen);
        }}
      />
      <Button
        ref={adding}
        icon="photo"
        disabled={photos.length >= INQUIRY_PHOTOS_MAX}
        onClick={() => input.current?.click()}
      >
        {copy.addPhoto}
      </Button>
    </section>
  );
}
