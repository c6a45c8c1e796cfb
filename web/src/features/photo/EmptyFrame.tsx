import type { Kit, Rect } from '@fumi/domain';
import { photoCopy } from '../../copy/photo.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CardView.module.css';
import { placeOnCard } from './card-place.ts';

type Props = { readonly kit: Kit; readonly frame: Rect };

/** Says where the photo will be; the words are read with the card's name. */
export function EmptyFrame({ kit, frame }: Props) {
  const { x, y, width, height } = placeOnCard(kit, frame);
  return (
    <div
      className={styles.empty}
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      aria-hidden="true"
    >
      <span>
        <Icon name="photo" />
        {photoCopy.empty}
      </span>
    </div>
  );
}
