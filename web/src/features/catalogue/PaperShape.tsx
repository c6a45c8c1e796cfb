import type { CSSProperties } from 'react';
import { thumbSrcSet, thumbUrl } from '../../shop/static-url.ts';
import styles from './PaperShape.module.css';
import type { Paper } from './product-papers.ts';

type Props = {
  readonly paper: Paper;
  /** A design to show on it; without one the paper stays blank but for a light: no invented covers. */
  readonly sample?: { readonly kitId: number; readonly page: number; readonly staticUrl: string } | null;
};

/** The widest that a paper is shown on a screen, at two pixels each. */
const SIZES = '240px';

function Sample({
  kitId,
  page,
  staticUrl,
  isPortrait,
}: NonNullable<Props['sample']> & { isPortrait: boolean }) {
  return (
    <img
      srcSet={thumbSrcSet(staticUrl, kitId, page, isPortrait)}
      src={thumbUrl(staticUrl, kitId, page)}
      sizes={SIZES}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** A product as paper, to the scale of its neighbours. */
export function PaperShape({ paper, sample = null }: Props) {
  const size = { '--width-mm': paper.widthMm, '--height-mm': paper.heightMm } as CSSProperties;
  return (
    <span className={styles.paper} data-binding={paper.binding} style={size} aria-hidden="true">
      {sample ? <Sample {...sample} isPortrait={paper.heightMm > paper.widthMm} /> : <i />}
    </span>
  );
}
