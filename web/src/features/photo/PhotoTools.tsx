import { Link } from 'react-router';
import { photoCopy } from '../../copy/photo.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import styles from './PhotoPage.module.css';

type Props = {
  /** The photo belongs to the front: on the back both buttons rest (spec §4). */
  readonly isFront: boolean;
  readonly hasFrame: boolean;
  readonly hasPhoto: boolean;
  readonly isReading: boolean;
  readonly canCrop: boolean;
  /** The designs among which the chosen one stands. */
  readonly designsPath: string;
  readonly hasMany: boolean;
  readonly onPick: () => void;
  readonly onCrop: () => void;
};

/** What can be done with the photo, beside the card. */
export function PhotoTools(props: Props) {
  const { isFront, hasFrame, hasPhoto, isReading, canCrop, hasMany, designsPath, onPick, onCrop } = props;
  const words = hasPhoto ? photoCopy.selectAgain : photoCopy.select;
  return (
    <div className={styles.tools}>
      <Button icon="photo" wide disabled={!isFront || !hasFrame} busy={isReading} onClick={onPick}>
        {isReading ? photoCopy.reading : words}
      </Button>
      {hasPhoto ? (
        <>
          <Button icon="crop" wide disabled={!isFront || !canCrop} onClick={onCrop}>
            {photoCopy.adjust}
          </Button>
          <Link {...buttonAttributes({ wide: true })} to={designsPath}>
            {photoCopy.otherDesigns}
          </Link>
        </>
      ) : null}
      <p className={styles.rules}>
        {hasMany ? photoCopy.rulesMany : photoCopy.rules}
        {photoCopy.cutHint}
      </p>
    </div>
  );
}
