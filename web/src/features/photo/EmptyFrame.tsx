import type { Kit, Rect } from '@fumi/domain';
import { placeOnCard } from '../../card/card-place.ts';
import { photoCopy } from '../../copy/photo.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CardView.module.css';

type Props = { readonly kit: Kit; readonly frame: Rect; readonly onPick: () => void };

/** The place of the photo on the card, to be pressed as long as it is empty. */
export function EmptyFrame({ kit, frame, onPick }: Props) {
  const { material } = useShop();
  const { x, y, width, height } = placeOnCard(
    { orientation: kit.orientation, itemPt: material.itemPt },
    frame,
  );
  return (
    <button
      type="button"
      className={styles.empty}
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      onClick={onPick}
    >
      <span>
        <Icon name="photo" />
        {photoCopy.empty}
      </span>
    </button>
  );
}
