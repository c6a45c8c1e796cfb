import { photoCopy } from '../../copy/photo.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PhotoPage.module.css';

type Props = {
  /** The photo belongs to the front: on the back both buttons rest (spec §4). */
  readonly isFront: boolean;
  readonly hasFrame: boolean;
  readonly hasPhoto: boolean;
  readonly isReading: boolean;
  readonly canCrop: boolean;
  readonly onPick: () => void;
  readonly onCrop: () => void;
};

/** What can be done with the photo, beside the card. */
export function PhotoTools({ isFront, hasFrame, hasPhoto, isReading, canCrop, onPick, onCrop }: Props) {
  const words = hasPhoto ? photoCopy.selectAgain : photoCopy.select;
  return (
    <div className={styles.tools}>
      <Button icon="photo" wide disabled={!isFront || !hasFrame} busy={isReading} onClick={onPick}>
        {isReading ? photoCopy.reading : words}
      </Button>
      {hasPhoto ? (
        <Button icon="crop" wide disabled={!isFront || !canCrop} onClick={onCrop}>
          {photoCopy.adjust}
        </Button>
      ) : null}
      <p className={styles.rules}>
        {photoCopy.rules}
        {photoCopy.cutHint}
      </p>
    </div>
  );
}
