import type { Kit } from '@fumi/domain';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { thumbSrcSet, thumbUrl } from '../static-url.ts';
import styles from './DesignThumb.module.css';

type Props = {
  readonly kit: Pick<Kit, 'id' | 'orientation'>;
  readonly staticUrl: string;
  /** '' where the words stand beside it. */
  readonly alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  readonly sizes: string;
  /** Fetched at once: one of the first that are seen. */
  readonly isFirst?: boolean;
  readonly lift?: 'lying' | 'held';
  /** What lies over the sample, such as the customer's own photo. */
  readonly children?: ReactNode;
};

/** Thumbnails are trimmed to 148 : 100; the long side is what their names say. */
const LONG_SIDE = 628;
const SHORT_SIDE = 424;

/** The front of a design with its sample photo. */
export function DesignThumb({
  kit,
  staticUrl,
  alt,
  sizes,
  isFirst = false,
  lift = 'lying',
  children,
}: Props) {
  const isPortrait = kit.orientation === 'portrait';
  return (
    <Card orientation={kit.orientation} bleed={false} lift={lift}>
      <picture>
        <source type="image/webp" srcSet={thumbSrcSet(staticUrl, kit.id, 1, isPortrait)} sizes={sizes} />
        <img
          className={styles.thumb}
          src={thumbUrl(staticUrl, kit.id, 1)}
          alt={alt}
          width={isPortrait ? SHORT_SIDE : LONG_SIDE}
          height={isPortrait ? LONG_SIDE : SHORT_SIDE}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
      {children}
    </Card>
  );
}
