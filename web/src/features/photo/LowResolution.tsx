import type { Kit, Material, Rect } from '@fumi/domain';
import type { CSSProperties } from 'react';
import { placeOnCard } from '../../card/card-place.ts';
import { photoCopy } from '../../copy/photo.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LowResolution.module.css';
import { useAttention } from './use-attention.ts';

/** The frame's lower left corner on the card. */
function cornerOf(kit: Kit, material: Material, frame: Rect): CSSProperties {
  const { x, y, height } = placeOnCard({ orientation: kit.orientation, itemPt: material.itemPt }, frame);
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
  const { material } = useShop();
  const { isShown, show, hide } = useAttention(subject);
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        style={cornerOf(kit, material, frame)}
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
