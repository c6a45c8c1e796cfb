import { type DraftPhoto, unprintedPhotos } from '@fumi/domain';
import { photoCopy } from '../../copy/photo.ts';
import { changeChosen, placeUnused } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { type Oddity, useOddPhotos } from '../../draft/odd-photos.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './SlotStrip.module.css';
import type { Slot } from './use-slots.ts';

type PhotoProps = {
  readonly photo: DraftPhoto;
  readonly slot: Slot;
  readonly oddity: Oddity | null;
};

function UnusedPhoto({ photo, slot: { index, main }, oddity }: PhotoProps) {
  const url = usePicture(photo, 'thumb');
  const names = useSlotNames();
  const words = photoCopy.useUnused(photo.fileName, names.name(index + 1));
  return (
    <button
      type="button"
      aria-label={oddity ? `${words}、${photoCopy.odd[oddity].text}` : words}
      disabled={main === null}
      onClick={() => main && placeUnused(photo.imageId, index, main.frame)}
    >
      {url ? <img src={url} alt="" decoding="async" /> : <Icon name="photo" />}
      {oddity ? <em data-word={photoCopy.odd[oddity].word} /> : null}
    </button>
  );
}

/** Photos for which there is no slot; a press puts one where the customer is. */
export function UnusedPhotos({ slot }: { readonly slot: Slot }) {
  const unused = useDraft((draft) => draft.unused);
  const odd = useOddPhotos();
  const unprinted = useDraft((draft) => unprintedPhotos(draft).length);
  if (unused.length === 0) return null;
  return (
    <section aria-label={photoCopy.unused}>
      <div className={styles.strip}>
        <p>{photoCopy.unusedCount(unprinted)}</p>
        <ol>
          {unused.map((photo) => (
            <li key={photo.imageId}>
              <UnusedPhoto {...{ photo, slot }} oddity={odd.get(photo.imageId) ?? null} />
            </li>
          ))}
        </ol>
        <Note>{photoCopy.unusedHint}</Note>
      </div>
      {unprinted > 0 ? (
        <div className={styles.moves}>
          <Button size="small" variant="quiet" onClick={() => changeChosen(() => ({ unused: [] }))}>
            {photoCopy.dropUnused}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
