import type { CutVerdict } from '@fumi/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWordDoubts } from '../../card/use-word-doubts.ts';
import { layoutsCopy } from '../../copy/layouts.ts';
import { photoCopy } from '../../copy/photo.ts';
import { wordsCopy } from '../../copy/words.ts';
import { setPhotoCount } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { isTouch } from '../../platform/browser.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { useBoot } from '../../shop/boot.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { chipAttributes } from '../../ui/Chip.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './PhotoTools.module.css';
import type { PhotoPicking } from './use-photo-picking.ts';

/** Progress of reading several photos, and a button to stop; one alone is read before anybody sees this. */
export function ReadingProgress({ picking: { reading, cancel } }: { readonly picking: PhotoPicking }) {
  if (reading === null || reading.total < 2) return null;
  return (
    <div className={styles.reading}>
      <p>{photoCopy.readingMany(reading.done, reading.total)}</p>
      <Progress label={photoCopy.reading} current={reading.done} total={reading.total} />
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          cancel();
          // The button goes with the progress.
          focusHeading({ preventScroll: true });
        }}
      >
        {photoCopy.stopReading}
      </Button>
    </div>
  );
}

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
      <Note>{photoCopy.spread(count, slotCount)}</Note>
    </fieldset>
  );
}

/** What of the words cannot be printed: it would block the order. */
export function UnprintableWords({ kit, group }: ChosenKit) {
  const sentences = useWordDoubts(kit).flatMap(({ type, doubts }) =>
    doubts
      .filter(({ level }) => level === 'refused')
      .map(({ sentence }) => wordsCopy.unprintable(type, group.occasion, sentence)),
  );
  if (sentences.length === 0) return null;
  return (
    <Message tone="warning">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Message>
  );
}

type Props = {
  /** The front is shown. The photo belongs to it: on the back its buttons are disabled (spec §4). */
  readonly isFront: boolean;
  readonly hasFrame: boolean;
  readonly hasPhoto: boolean;
  readonly isReading: boolean;
  readonly canCrop: boolean;
  /** The designs among which the chosen one stands. */
  readonly designsPath: string;
  readonly hasMany: boolean;
  /** What the frame cuts off the photo, as long as nobody has chosen the crop. */
  readonly cut: CutVerdict;
  /** Other sentences about the photo. */
  readonly hints: readonly string[];
  /** What of the words cannot be printed; their dialog says it while it is open. */
  readonly unprintable: ReactNode;
  /** Another layout for the page, that cuts off less; null where there is none. */
  readonly onMend: (() => void) | null;
  readonly onPick: () => void;
  readonly onCrop: () => void;
  /** Null where the design has no place for words. */
  readonly onWords: (() => void) | null;
};

/** What can be done with the photo, beside the card. */
export function PhotoTools(props: Props) {
  const { isFront, hasFrame, hasPhoto, isReading, canCrop, hasMany, cut, hints, unprintable } = props;
  const { designsPath, onMend, onPick, onCrop, onWords } = props;
  const { hasHeicDecoder } = useBoot();
  const words = hasPhoto ? photoCopy.selectAgain : photoCopy.select;
  return (
    <div className={styles.tools}>
      <Button
        variant={hasPhoto ? 'outline' : 'primary'}
        icon="photo"
        wide
        disabled={!isFront || !hasFrame}
        busy={isReading}
        onClick={onPick}
      >
        {isReading ? photoCopy.reading : words}
      </Button>
      {isFront && !hasFrame ? <Note>{photoCopy.noFrame}</Note> : null}
      {hasPhoto ? (
        <Button icon="crop" wide disabled={!isFront || !canCrop} onClick={onCrop}>
          {photoCopy.adjust}
        </Button>
      ) : null}
      {onWords ? (
        <Button icon="pencil" wide disabled={!isFront} onClick={onWords}>
          {wordsCopy.open}
        </Button>
      ) : null}
      <div className={styles.told} role="status">
        {unprintable}
      </div>
      {hasPhoto ? (
        <Link {...buttonAttributes({ wide: true })} to={designsPath}>
          {photoCopy.otherDesigns}
        </Link>
      ) : null}
      {cut !== 'fine' ? (
        <Message tone="warning">
          <p>{photoCopy.cut[cut]}</p>
          {onMend ? (
            <Button
              size="small"
              onClick={() => {
                onMend();
                // The button goes with its message.
                focusHeading({ preventScroll: true });
              }}
            >
              {layoutsCopy.mend}
            </Button>
          ) : null}
        </Message>
      ) : null}
      {hints.length > 0 ? (
        <Message tone="info">
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Message>
      ) : null}
      <Note>
        {(hasMany ? photoCopy.rulesMany : photoCopy.rules)(hasHeicDecoder)}
        {isTouch() ? null : photoCopy.dropHint}
        {photoCopy.cutHint}
      </Note>
    </div>
  );
}
