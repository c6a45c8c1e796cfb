import type { Product } from '@fumi/domain';
import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { rootTitles } from '../../copy/titles.ts';
import { PRODUCT_ROOTS, paths } from '../../paths.ts';
import type { Shop } from '../../platform/shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { createPathOf } from './create-path.ts';
import { Deliveries } from './Deliveries.tsx';
import { NewYear } from './NewYear.tsx';
import { PaperShape } from './PaperShape.tsx';
import styles from './ProductRoot.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';
import { Questions } from './Questions.tsx';
import { questionsOf } from './questions-of.ts';
import { Section } from './Section.tsx';

/** One of several products of a root, with its own way on. */
function ProductRow({ product, isOneOfMany }: { readonly product: Product; readonly isOneOfMany: boolean }) {
  const { unitLabel, maxQuantityByDestination } = product.order;
  const paper = PRODUCT_PAPERS[product.code];
  const createPath = createPathOf(product);
  return (
    <li>
      {paper ? <PaperShape paper={paper} /> : null}
      <div>
        <h2>{product.name}</h2>
        <p>
          {rootCopy.unit(unitLabel)} {yenText(product.priceYen)}
        </p>
        {paper ? <p className={styles.note}>{rootCopy.sizeOf(paper.widthMm, paper.heightMm)}</p> : null}
        <p className={styles.note}>{rootCopy.most(maxQuantityByDestination, unitLabel)}</p>
        {isOneOfMany && createPath ? (
          <p className={styles.start}>
            <a {...buttonAttributes({ variant: 'primary' })} href={createPath}>
              {rootCopy.make(product.name)}
            </a>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The way on; a product that the web does not make yet says so. */
function Start({ createPath }: { readonly createPath: string | null }) {
  if (createPath === null) {
    return (
      <div className={styles.soon}>
        <Message tone="info">{rootCopy.soon}</Message>
        <a {...buttonAttributes()} href={paths.postcardRoot()}>
          {rootCopy.toPostcard}
        </a>
      </div>
    );
  }
  return (
    <p className={styles.start}>
      <a {...buttonAttributes({ variant: 'primary', wide: true })} href={createPath}>
        {rootCopy.start}
      </a>
    </p>
  );
}

/** The root of a product that is not a postcard: what it is and costs, and how to get it. */
export function OtherProductRoot({ shop, rootUrl }: { readonly shop: Shop; readonly rootUrl: string }) {
  const key = (Object.keys(PRODUCT_ROOTS) as (keyof typeof PRODUCT_ROOTS)[]).find(
    (name) => PRODUCT_ROOTS[name] === rootUrl,
  );
  const products = shop.products.filter((product) => product.rootUrl === rootUrl);
  const words = key ? rootTitles[key] : { title: products[0]?.name ?? '', description: '' };
  const [first] = products;
  const createPath = first ? createPathOf(first) : null;
  return (
    <>
      <Wide>
        <PageHead title={words.title}>{words.description}</PageHead>
        <ul className={styles.products}>
          {products.map((product) => (
            <ProductRow key={product.code} product={product} isOneOfMany={products.length > 1} />
          ))}
        </ul>
        {products.length === 1 ? <Start createPath={createPath} /> : null}
      </Wide>
      {first ? (
        <>
          <Section title={rootCopy.deliveryTitle} onPaper>
            <Deliveries product={first} deliveryTypes={shop.deliveryTypes} />
          </Section>
          <NewYear shop={shop} product={first} />
          <Section title={rootCopy.questionsTitle} onPaper>
            <Questions questions={questionsOf(shop, products)} />
          </Section>
        </>
      ) : null}
    </>
  );
}
