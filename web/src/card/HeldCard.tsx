import type { ReactNode } from 'react';
import { addressCopy } from '../copy/address.ts';
import { Desk } from '../ui/Card.tsx';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import type { DrawnFace } from './address-face.ts';
import styles from './HeldCard.module.css';
import { AddressCard } from './PaintedCard.tsx';

type Props = {
  readonly title: string;
  /** What the picture shows, for screen readers. */
  readonly label: string;
  readonly face: DrawnFace | null;
  /** Words beside the card. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** One card, large in a dialog. */
export function HeldCard({ title, label, face, children, onClose }: Props) {
  return (
    <Dialog title={title} size="large" closeLabel={addressCopy.close} onClose={onClose}>
      <DialogBody>
        <div className={styles.pair} data-words={children ? true : undefined}>
          <Desk>
            <div className={styles.card}>
              <AddressCard face={face} label={label} lift="held" />
            </div>
          </Desk>
          {children}
        </div>
      </DialogBody>
    </Dialog>
  );
}
