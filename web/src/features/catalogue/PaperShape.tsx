import { type Binding, CUT_MARGIN_PT, findMaterial, type Product, PT_PER_MM } from '@fumi/domain';
import type { CSSProperties } from 'react';
import type { Shop } from '../../shop/shop.ts';
import { thumbSrcSet, thumbUrl } from '../../shop/static-url.ts';
import styles from './PaperShape.module.css';

/** A product as it is drawn: its trimmed size in mm, to one scale for all (design §8), and its binding. */
export type Paper = { readonly widthMm: number; readonly heightMm: number; readonly binding: Binding };

/** What is left of a side once its bleed is cut away. */
const trimmedMm = (sidePt: number): number => Math.round((sidePt - 2 * CUT_MARGIN_PT) / PT_PER_MM);

export function paperOf({ materials }: Shop, { materialId }: Product): Paper {
  const { itemPt, binding } = findMaterial(materials, materialId);
  return { widthMm: trimmedMm(itemPt.width), heightMm: trimmedMm(itemPt.height), binding };
}

type Props = {
  readonly paper: Paper;
  /** A design to show on it; without one the paper stays blank: no cover is invented. */
  readonly sample?: { readonly kitId: number; readonly page: number; readonly staticUrl: string } | null;
};

/** About the widest that a paper is shown: the wall calendar’s 257 mm, at the 1.1px a mm of a wide screen. */
const SIZES = '280px';

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
