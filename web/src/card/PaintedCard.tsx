import type { ComponentProps } from 'react';
import { artCopy } from '../copy/art.ts';
import { paintedHtml } from '../platform/trusted-types.ts';
import { Card } from '../ui/Card.tsx';
import type { DrawnFace } from './address-face.ts';
import styles from './PaintedCard.module.css';

type Props = Omit<ComponentProps<typeof Card>, 'children' | 'bleed'> & {
  /** From our painter, cropped to the trimmed card; null until it is painted. */
  readonly svg: string | null;
  /** What the picture shows, for screen readers. */
  readonly label: string;
  /** Whether the design's art has loaded. */
  readonly isArtHere?: boolean;
  /** Whether all that is set in type is drawn. */
  readonly isTypeHere?: boolean;
};

/** A page as our engine sets it: outlines, never the browser's fonts. */
export function PaintedCard({ svg, label, isArtHere = true, isTypeHere = true, ...card }: Props) {
  return (
    <Card {...card} bleed={false}>
      {svg === null ? (
        <div className={styles.waiting} role="img" aria-label={label} aria-busy />
      ) : (
        <div
          className={styles.painting}
          role="img"
          aria-label={label}
          aria-busy={!(isArtHere && isTypeHere) || undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our painter writes it; customers' texts are outlines
          dangerouslySetInnerHTML={{ __html: paintedHtml(svg) }}
        />
      )}
      {isArtHere ? null : (
        <p className={styles.coming}>
          <span>{artCopy.coming}</span>
        </p>
      )}
    </Card>
  );
}

type AddressProps = Omit<Props, 'svg' | 'orientation' | 'isArtHere'> & {
  /** From `useAddressFace`. */
  readonly face: DrawnFace | null;
};

/** The back of a postcard. */
export const AddressCard = ({ face, ...card }: AddressProps) => (
  <PaintedCard
    {...card}
    svg={face?.svg ?? null}
    isArtHere={face === null || face.isArtHere}
    orientation="portrait"
  />
);
