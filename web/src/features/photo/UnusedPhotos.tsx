import { type DraftPhoto, unprintedPhotos } from '@fumi/domain';
import { movesCopy } from '../../copy/moves.ts';
import { photoCopy } from '../../copy/photo.ts';
import { changeChosen } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { type Oddity, useOddPhotos } from '../../draft/odd-photos.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { isByKeys } from '../../platform/is-by-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { SmallPhoto } from './SlotButton.tsx';
import styles from './SlotStrip.module.css';
import type { Moves } from './use-moves.ts';
import type { Slot } from './use-slots.ts';

type PhotoProps = Props & {
  readonly photo: DraftPhoto;
  readonly oddity: Oddity | null;
};

function UnusedPhoto({ photo, slot: { index, main }, oddity, moves, onGone }: PhotoProps) {
  const names = useSlotNames();
  const words = photoCopy.useUnused(photo.fileName, names.name(index + 1));
  return (
    <button
      type="button"
      aria-label={oddity ? `${words}、${photoCopy.odd[oddity].text}` : words}
      aria-disabled={main === null}
      data-drag="unused"
      data-image={photo.imageId}
      onClick={(event) => {
        moves.take(photo.imageId, index);
        if (main !== null && isByKeys(event)) onGone();
      }}
    >
      <SmallPhoto photo={photo} shownIn={null} />
      {oddity ? <em data-word={photoCopy.odd[oddity].word} /> : null}
    </button>
  );
}

type Props = {
  readonly slot: Slot;
  readonly moves: Moves;
  /** Moves the focus where a press by keys has removed the focused button. */
  readonly onGone: () => void;
};

/** Photos without a slot; a press puts one into the current slot. Others can be dragged here. */
export function UnusedPhotos({ slot, moves, onGone }: Props) {
  const unused = useDraft((draft) => draft.unused);
  const odd = useOddPhotos();
  const unprinted = useDraft((draft) => unprintedPhotos(draft).length);
  if (unused.length === 0)
    return (
      <p className={styles.tray} data-tray data-empty>
        {movesCopy.tray}
      </p>
    );
  return (
    <section className={styles.tray} data-tray aria-label={photoCopy.unused}>
      <div className={styles.strip}>
        <p>{photoCopy.unusedCount(unprinted)}</p>
        <ol>
          {unused.map((photo) => (
            <li key={photo.imageId}>
              <UnusedPhoto {...{ photo, slot, moves, onGone }} oddity={odd.get(photo.imageId) ?? null} />
            </li>
          ))}
        </ol>
        <Note>{photoCopy.unusedHint}</Note>
      </div>
      {unprinted > 0 ? (
        <Button
          size="small"
          variant="quiet"
          onClick={(event) => {
            changeChosen(() => ({ unused: [] }));
            if (isByKeys(event)) onGone();
          }}
        >
          {photoCopy.dropUnused}
        </Button>
      ) : null}
    </section>
  );
}
