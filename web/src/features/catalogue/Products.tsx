import type { Kit, Product } from '@fumi/domain';
import { yenText } from '../../copy/money.ts';
import { DesignThumb } from '../../platform/card/DesignThumb.tsx';
import { PRODUCT_CODE } from '../../platform/shop.ts';
import { PaperShape } from './PaperShape.tsx';
import styles from './Products.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';

type Props = {
  readonly products: readonly Product[];
  readonly staticUrl: string;
  /** Shown as the postcard, because that is what it looks like. */
  readonly sample: Kit | null;
};

/** Every product that is not of a past edition, as paper to one scale; the postcard first. */
export function Products({ products, staticUrl, sample }: Props) {
  const shown = products
    .filter(({ code }) => code in PRODUCT_PAPERS)
    .sort((a, b) => Number(b.code === PRODUCT_CODE) - Number(a.code === PRODUCT_CODE));
  return (
    <ul className={styles.products}>
      {shown.map((product) => {
        const paper = PRODUCT_PAPERS[product.code];
        return (
          <li key={product.code}>
            <a href={product.rootUrl}>
              {product.code === PRODUCT_CODE && sample ? (
                <span className={styles.card}>
                  <DesignThumb kit={sample} staticUrl={staticUrl} alt="" sizes="163px" />
                </span>
              ) : paper ? (
                <PaperShape paper={paper} />
              ) : null}
              <span>
                <b>{product.name}</b>
                <span className={styles.price}>{yenText(product.priceYen)}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
