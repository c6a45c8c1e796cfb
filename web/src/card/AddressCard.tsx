import { Card } from '../ui/Card.tsx';
import styles from './AddressCard.module.css';
import type { Face } from './address-face.ts';

type Props = {
  /** From `useAddressFace`; null while it is being set. */
  readonly face: Face | null;
  /** What the picture shows, for those who listen. */
  readonly label: string;
  readonly lift?: 'lying' | 'held';
  readonly doubt?: boolean;
};

/** A card's back as the engine sets it: outlines, never the browser's fonts. */
export function AddressCard({ face, label, lift = 'lying', doubt = false }: Props) {
  return (
    <Card orientation="portrait" bleed={false} lift={lift} doubt={doubt}>
      {face ? (
        <div
          className={styles.face}
          role="img"
          aria-label={label}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our painter writes it; customers' texts are outlines
          dangerouslySetInnerHTML={{ __html: face.svg }}
        />
      ) : (
        <div className={styles.waiting} role="img" aria-label={label} aria-busy />
      )}
    </Card>
  );
}
