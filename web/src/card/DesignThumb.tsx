import type { Kit } from '@fumi/domain';
import type { ReactNode } from 'react';
import { thumbSrcSet, thumbUrl } from '../shop/static-url.ts';
import { Card } from '../ui/Card.tsx';
import styles from './DesignThumb.module.css';

type Props = {
  readonly kit: Pick<Kit, 'id' | 'orientation'>;
  readonly staticUrl: string;
  /** Page of the design; by default the first. */
  readonly page?: number;
  /** Width over height, where it is no postcard. */
  readonly ratio?: number | undefined;
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
export function DesignThumb(props: Props) {
  const { kit, staticUrl, page = 1, ratio, alt, sizes, isFirst = false, lift = 'lying', children } = props;
  const isPortrait = kit.orientation === 'portrait';
  const shortSide = ratio === undefined ? SHORT_SIDE : Math.round(LONG_SIDE * Math.min(ratio, 1 / ratio));
  return (
    <Card orientation={kit.orientation} ratio={ratio} bleed={false} lift={lift}>
      <picture>
        <source type="image/webp" srcSet={thumbSrcSet(staticUrl, kit.id, page, isPortrait)} sizes={sizes} />
        <img
          className={styles.thumb}
          src={thumbUrl(staticUrl, kit.id, page)}
          alt={alt}
          width={isPortrait ? shortSide : LONG_SIDE}
          height={isPortrait ? LONG_SIDE : shortSide}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
      {children}
    </Card>
  );
}
