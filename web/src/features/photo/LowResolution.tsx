import type { Kit, Rect } from '@fumi/domain';
import type { CSSProperties } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import { placeOnCard } from '../../platform/card/card-place.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LowResolution.module.css';
import { useAttention } from './use-attention.ts';

/** The frame's lower left corner on the card. */
function cornerOf(kit: Kit, frame: Rect): CSSProperties {
  const { x, y, height } = placeOnCard(kit, frame);
  return { left: `${x}%`, top: `${y + height}%` };
}

type Props = {
  readonly kit: Kit;
  readonly frame: Rect;
  /** Changes with the photo: the sentence shows again. */
  readonly subject: string;
};

/** The mark on a photo that may not print clearly, and its sentence below (spec §8: image too small). */
export function LowResolution({ kit, frame, subject }: Props) {
  const { isShown, show, hide } = useAttention(subject);
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        style={cornerOf(kit, frame)}
        aria-label={photoCopy.attention}
        aria-expanded={isShown}
        onClick={show}
        onMouseLeave={hide}
      >
        <Icon name="warning" />
      </button>
      <p className={styles.sentence} role="status">
        {isShown ? (
          <span>
            <Icon name="warning" />
            {photoCopy.tooSmall}
          </span>
        ) : null}
      </p>
    </>
  );
}
