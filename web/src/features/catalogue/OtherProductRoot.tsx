import type { ProductFlow } from '@fumi/domain';
import { howCopy, rootCopy } from '../../copy/catalogue.ts';
import { rootTitles } from '../../copy/titles.ts';
import { PRODUCT_ROOTS, paths } from '../../paths.ts';
import type { Shop } from '../../shop/shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { Deliveries } from './Deliveries.tsx';
import type { DesignShelf } from './design-shelf.ts';
import { How, type HowStep } from './How.tsx';
import { NewYear } from './NewYear.tsx';
import { ProductOffer } from './ProductOffer.tsx';
import styles from './ProductRoot.module.css';
import { Questions } from './Questions.tsx';
import { questionsOf } from './questions-of.ts';
import { Section } from './Section.tsx';

type Props = {
  readonly shop: Shop;
  readonly shelves: readonly DesignShelf[];
  readonly rootUrl: string;
};

const howOf = ({ steps }: ProductFlow): HowStep[] => steps.flatMap((step) => howCopy[step] ?? []);

function wordsOf(rootUrl: string, productName: string) {
  const keys = Object.keys(PRODUCT_ROOTS) as (keyof typeof PRODUCT_ROOTS)[];
  const key = keys.find((name) => PRODUCT_ROOTS[name] === rootUrl);
  return key ? rootTitles[key] : { title: productName, description: '' };
}

/** What stands where the way on would be, of products that the web does not make yet. */
function Soon() {
  return (
    <div className={styles.soon}>
      <Message tone="info">{rootCopy.soon}</Message>
      <a {...buttonAttributes()} href={paths.postcardRoot()}>
        {rootCopy.toPostcard}
      </a>
    </div>
  );
}

/** The root of products that are no postcards: what they are and cost, and how to get them. */
export function OtherProductRoot({ shop, shelves, rootUrl }: Props) {
  const products = shop.products.filter((product) => product.rootUrl === rootUrl);
  const [first] = products;
  const words = wordsOf(rootUrl, first?.name ?? '');
  const flow = products.find((product) => product.flow !== null)?.flow ?? null;
  return (
    <>
      <Wide>
        <PageHead title={words.title}>{words.description}</PageHead>
        <ul className={styles.products}>
          {products.map((product, index) => (
            <ProductOffer
              key={product.code}
              product={product}
              shelf={shelves.find(({ productCode }) => productCode === product.code) ?? null}
              isFirst={index === 0}
              isOneOfMany={products.length > 1}
            />
          ))}
        </ul>
        {flow === null ? <Soon /> : null}
      </Wide>
      {flow === null ? null : <How steps={howOf(flow)} onPaper />}
      {first ? (
        <>
          <Section title={rootCopy.deliveryTitle}>
            <Deliveries product={first} deliveryTypes={shop.deliveryTypes} />
          </Section>
          <NewYear shop={shop} product={first} onPaper />
          <Section title={rootCopy.questionsTitle}>
            <Questions questions={questionsOf(shop, products)} />
          </Section>
        </>
      ) : null}
    </>
  );
}
