import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { POSTCARD_CODE, type Shop } from '../../shop/shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { createPathOf } from './create-path.ts';
import { PaperShape } from './PaperShape.tsx';
import styles from './Products.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';

/** Every product that is not of a past edition, as paper to one scale; the postcard first. */
export function Products({ shop }: { readonly shop: Shop }) {
  const shown = shop.products
    .filter(({ code }) => code in PRODUCT_PAPERS)
    .sort((a, b) => Number(b.code === POSTCARD_CODE) - Number(a.code === POSTCARD_CODE));
  return (
    <ul className={styles.products}>
      {shown.map((product) => {
        const paper = PRODUCT_PAPERS[product.code];
        const sample = shop.made.find(({ code }) => code === product.code)?.sample;
        return (
          <li key={product.code}>
            <a href={product.rootUrl}>
              {paper ? (
                <PaperShape paper={paper} sample={sample ? { ...sample, staticUrl: shop.staticUrl } : null} />
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
