import type { Kit } from '@fumi/domain';
import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { DesignThumb } from '../../platform/card/DesignThumb.tsx';
import { POSTCARD_CODE, type Shop } from '../../platform/shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { createPathOf } from './create-path.ts';
import { PaperShape } from './PaperShape.tsx';
import styles from './Products.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';

type Props = {
  readonly shop: Shop;
  /** Shown as the postcard, because that is what it looks like. */
  readonly sample: Kit | null;
};

/** Every product that is not of a past edition, as paper to one scale; the postcard first. */
export function Products({ shop, sample }: Props) {
  const shown = shop.products
    .filter(({ code }) => code in PRODUCT_PAPERS)
    .sort((a, b) => Number(b.code === POSTCARD_CODE) - Number(a.code === POSTCARD_CODE));
  return (
    <ul className={styles.products}>
      {shown.map((product) => {
        const paper = PRODUCT_PAPERS[product.code];
        return (
          <li key={product.code}>
            <a href={product.rootUrl}>
              {product.code === POSTCARD_CODE && sample ? (
                <span className={styles.card}>
                  <DesignThumb kit={sample} staticUrl={shop.staticUrl} alt="" sizes="163px" />
                </span>
              ) : paper ? (
                <PaperShape paper={paper} />
              ) : null}
              <span>
                <b>{product.name}</b>
                <span className={styles.price}>{yenText(product.priceYen)}</span>
                {createPathOf(product) === null ? <Badge>{rootCopy.notYet}</Badge> : null}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
