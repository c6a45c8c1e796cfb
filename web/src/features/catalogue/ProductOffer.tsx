import type { Product } from '@fumi/domain';
import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { createPathOf } from './create-path.ts';
import type { DesignShelf } from './design-shelf.ts';
import { PaperShape } from './PaperShape.tsx';
import styles from './ProductRoot.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';
import { Shelf } from './Shelf.tsx';

type Props = {
  readonly product: Product;
  /** Null for a product that is not made here. */
  readonly shelf: DesignShelf | null;
  readonly isFirst: boolean;
  /** Another product stands on the same page: each says its name. */
  readonly isOneOfMany: boolean;
};

/** What a product looks like and costs, and the way on. */
export function ProductOffer({ product, shelf, isFirst, isOneOfMany }: Props) {
  const { unitLabel, maxQuantityByDestination } = product.order;
  const paper = PRODUCT_PAPERS[product.code];
  const createPath = createPathOf(product);
  return (
    <li>
      {isOneOfMany ? <h2>{product.name}</h2> : null}
      {shelf && shelf.designs.length > 0 ? (
        <Shelf shelf={shelf} isFirst={isFirst} />
      ) : paper ? (
        <PaperShape paper={paper} />
      ) : null}
      <div>
        <p>
          {rootCopy.unit(unitLabel)} <b className={styles.price}>{yenText(product.priceYen)}</b>
        </p>
        {paper ? <p className={styles.note}>{rootCopy.sizeOf(paper.widthMm, paper.heightMm)}</p> : null}
        <p className={styles.note}>{rootCopy.most(maxQuantityByDestination, unitLabel)}</p>
      </div>
      {createPath === null ? null : (
        <p className={styles.start}>
          <a {...buttonAttributes({ variant: 'primary', wide: true })} href={createPath}>
            {isOneOfMany ? rootCopy.make(product.name) : rootCopy.start}
          </a>
        </p>
      )}
    </li>
  );
}
