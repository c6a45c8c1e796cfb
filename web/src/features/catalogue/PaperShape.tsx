import type { CSSProperties } from 'react';
import styles from './PaperShape.module.css';
import type { Paper } from './product-papers.ts';

/** A product as paper, to the scale of its neighbours: no invented covers. */
export function PaperShape({ paper }: { readonly paper: Paper }) {
  const size = { '--width-mm': paper.widthMm, '--height-mm': paper.heightMm } as CSSProperties;
  return (
    <span className={styles.paper} data-binding={paper.binding} style={size} aria-hidden="true">
      <i />
    </span>
  );
}
