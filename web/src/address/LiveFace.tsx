import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { DrawnFace } from '../card/address-face.ts';
import { glyphStore } from '../card/glyph-store.ts';
import { HeldCard } from '../card/HeldCard.tsx';
import { AddressCard } from '../card/PaintedCard.tsx';
import { addressCopy } from '../copy/address.ts';
import { Button } from '../ui/Button.tsx';
import { Desk } from '../ui/Card.tsx';
import styles from './LiveFace.module.css';

type Props = {
  readonly face: DrawnFace | null;
  readonly label: string;
  /** The form beside which the card is seen. */
  readonly children: ReactNode;
};

/** A form and the card it makes: pinned above the fields on phones, beside them elsewhere. */
export function LiveFace({ face, label, children }: Props) {
  const isUnreachable = useStore(glyphStore, (state) => state.isUnreachable);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const waiting = isUnreachable ? addressCopy.liveUnreachable : addressCopy.liveWaiting;
  return (
    <div className={styles.measure}>
      <div className={styles.live}>
        {/* First in the document even where the card lies above: keyboard users come to type. */}
        <div className={styles.fields}>{children}</div>
        <div className={styles.card}>
          <Desk>
            <div className={styles.paper}>
              <AddressCard face={face} label={label} lift="held" />
            </div>
          </Desk>
          <div className={styles.words}>
            <p className={styles.note}>{face ? addressCopy.liveNote : waiting}</p>
            <Button variant="quiet" size="small" icon="search" onClick={() => setIsEnlarged(true)}>
              {addressCopy.enlarge}
            </Button>
          </div>
        </div>
      </div>
      {isEnlarged ? (
        <HeldCard title={label} label={label} face={face} onClose={() => setIsEnlarged(false)} />
      ) : null}
    </div>
  );
}
