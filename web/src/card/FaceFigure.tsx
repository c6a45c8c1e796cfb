import type { ReactNode } from 'react';
import { addressCopy } from '../copy/address.ts';
import { confirmCopy } from '../copy/confirm.ts';
import { Badge } from '../ui/Badge.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type FaceContent, useAddressFace } from './address-face.ts';
import styles from './FaceFigure.module.css';
import { AddressCard } from './PaintedCard.tsx';

type Props = {
  readonly content: FaceContent;
  /** 宛先 4／30 */
  readonly number: string;
  readonly name: string;
  readonly label: string;
  readonly isWarned: boolean;
  readonly onEnlarge: () => void;
  readonly children?: ReactNode;
};

/** An address face in small; a press enlarges it. */
export function FaceFigure({ content, number, name, label, isWarned, onEnlarge }: Props) {
  const face = useAddressFace(content);
  return (
    <button type="button" className={styles.figure} onClick={onEnlarge}>
      <AddressCard face={face} label={label} doubt={isWarned} />
      <span className={styles.caption}>
        <span className={styles.number}>{number}</span>
        <span>{name}</span>
        {isWarned ? <Badge tone="warning">{confirmCopy.warning}</Badge> : null}
        <VisuallyHidden>{addressCopy.enlarge}</VisuallyHidden>
      </span>
    </button>
  );
}
