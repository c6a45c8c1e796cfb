import type { ReactNode } from 'react';
import styles from './Card.module.css';

type Props = {
  readonly orientation: 'landscape' | 'portrait';
  /** Width over height, where it is no postcard. */
  readonly ratio?: number | undefined;
  /** A picture of the whole sheet, bleed included: the card shows what the guillotine leaves. */
  readonly children: ReactNode;
  /** Whether the picture carries the bleed of 3 mm on every side. */
  readonly bleed?: boolean;
  /** `held`, with a deeper shadow, is the card in question. */
  readonly lift?: 'lying' | 'held';
  /** A ring around it, never a tint over the print. */
  readonly doubt?: boolean;
};

/** A card as an object: 148 : 100, cut square, with a shadow. What is printed on it is the child's. */
export function Card({ orientation, ratio, children, bleed = true, lift = 'lying', doubt = false }: Props) {
  return (
    <div
      className={styles.card}
      data-orientation={orientation}
      data-lift={lift}
      data-doubt={doubt || undefined}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    >
      <div className={bleed ? styles.sheet : styles.cut}>{children}</div>
    </div>
  );
}

/** The darker ground on which a card is shown. */
export function Desk({ children }: { readonly children: ReactNode }) {
  return <div className={styles.desk}>{children}</div>;
}
