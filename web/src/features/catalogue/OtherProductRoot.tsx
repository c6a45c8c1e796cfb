import { type Product, type ProductFlow, showcasePageOf } from '@fumi/domain';
import { trimRatio } from '../../card/card-shape.ts';
import { howCopy, rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { brokenName, inPhrases } from '../../platform/in-phrases.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { DesignRow } from './DesignRow.tsx';
import type { DesignPicks } from './design-picks.ts';
import { NewYear } from './NewYear.tsx';
import styles from './OtherProductRoot.module.css';
import { PaperShape, paperOf } from './PaperShape.tsx';
import { Apps, Deliveries, How, Questions, questionsOf } from './RootSections.tsx';
import { SamplePages } from './SamplePages.tsx';

type OfferProps = {
  readonly product: Product;
  /** Null for a product that is not made here. */
  readonly picked: DesignPicks | null;
  readonly isFirst: boolean;
  /** The page shows several products: each then has its name as a heading. */
  readonly isOneOfMany: boolean;
};

/** What a product looks like and costs, with a link that begins its creation. */
function ProductOffer({ product, picked, isFirst, isOneOfMany }: OfferProps) {
  const { unitLabel, maxQuantityByDestination } = product.order;
  const paper = paperOf(useShop(), product);
  return (
    <li>
      {isOneOfMany ? <h2>{product.name}</h2> : null}
      {picked && picked.designs.length > 0 ? (
        <DesignRow
          {...{ designs: picked.designs, staticUrl: picked.staticUrl, isFirst }}
          page={showcasePageOf(picked.material)}
          ratioOf={(orientation) => trimRatio(picked.material, orientation)}
        />
      ) : paper ? (
        <PaperShape paper={paper} />
      ) : null}
      <div>
        <p>
          {rootCopy.unit(unitLabel)} <b className={styles.price}>{yenText(product.priceYen)}</b>
        </p>
        {paper ? <Note>{rootCopy.sizeOf(paper.widthMm, paper.heightMm)}</Note> : null}
        <Note>{rootCopy.most(maxQuantityByDestination, unitLabel)}</Note>
      </div>
      {product.flow === null ? null : (
        <p className={styles.start}>
          <a {...buttonAttributes({ variant: 'primary', wide: true })} href={product.flow.createUrl}>
            {isOneOfMany ? rootCopy.make(product.name) : rootCopy.start}
          </a>
        </p>
      )}
      {picked && picked.samples.length > 0 ? (
        <SamplePages productName={product.name} materialId={picked.material.id} pages={picked.samples} />
      ) : null}
    </li>
  );
}

type Props = {
  readonly shop: Shop;
  readonly picks: readonly DesignPicks[];
  readonly rootUrl: string;
};

const howOf = ({ steps }: ProductFlow) => steps.flatMap((step) => howCopy[step] ?? []);

/** Shown where no product of the page can be made on the web yet. */
function Soon() {
  const { product } = useShop();
  return (
    <div className={styles.soon}>
      <Message tone="info">{rootCopy.soon}</Message>
      <a {...buttonAttributes()} href={product.rootUrl}>
        {rootCopy.toPostcard}
      </a>
    </div>
  );
}

/** The root of other products: what they are and cost, and how to get them. */
export function OtherProductRoot({ shop, picks, rootUrl }: Props) {
  const products = shop.products.filter((product) => product.rootUrl === rootUrl);
  const [first] = products;
  const root = shop.roots.find(({ url }) => url === rootUrl);
  const flow = products.find((product) => product.flow !== null)?.flow ?? null;
  return (
    <>
      <Wide>
        <PageHead title={brokenName(root?.title ?? first?.name ?? '')}>
          {inPhrases(root?.description ?? '')}
        </PageHead>
        <ul className={styles.products}>
          {products.map((product, index) => (
            <ProductOffer
              key={product.code}
              product={product}
              picked={picks.find(({ productCode }) => productCode === product.code) ?? null}
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
          <Deliveries product={first} />
          <NewYear shop={shop} product={first} onPaper />
          <Questions questions={questionsOf(shop, products)} />
          <Apps />
        </>
      ) : null}
    </>
  );
}
