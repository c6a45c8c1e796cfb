import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { inPhrases } from '../../platform/in-phrases.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { DesignRow } from './DesignRow.tsx';
import { NewYear } from './NewYear.tsx';
import { Occasions } from './Occasions.tsx';
import { paperOf } from './PaperShape.tsx';
import styles from './PostcardRoot.module.css';
import { Apps, Deliveries, How, Questions, questionsOf } from './RootSections.tsx';
import { Section } from './Section.tsx';

/** One design of each group; each leads to its group. */
const firstOfGroups = ({ catalogue, paths }: Shop) =>
  catalogue.flatMap(({ id, label, tags }) => {
    const kit = tags[0]?.kits[0];
    return kit ? [{ kit, label, href: paths.kit(id) }] : [];
  });

/** Products that this root sold earlier, with a link to today's; nothing where there are none. */
function PastEditions({ shop: { products, product, paths } }: { readonly shop: Shop }) {
  const past = products.filter(({ rootUrl, shelf }) => rootUrl === product.rootUrl && shelf === null);
  if (past.length === 0) return null;
  return (
    <div className={styles.past}>
      {past.map(({ code, name }) => (
        <Message key={code} tone="info">
          {rootCopy.past(name)}
          <a href={paths.create()}>{rootCopy.toCurrent(product.name)}</a>
        </Message>
      ))}
    </div>
  );
}

const premiumPrices = (shop: Shop): number[] => [
  ...new Set(shop.price.premiumList.map(({ unitPriceYen }) => unitPriceYen)),
];

/** The root of the product that leads the shop: what it is, what it costs, how it is made. */
export function Component() {
  const shop = useShop();
  const paper = paperOf(shop, shop.product);
  const root = shop.roots.find(({ url }) => url === shop.product.rootUrl);
  return (
    <>
      <Wide>
        <PageHead title={root?.title ?? shop.product.name}>{inPhrases(root?.description ?? '')}</PageHead>
        <DesignRow designs={firstOfGroups(shop)} staticUrl={shop.staticUrl} isMixed isFirst />
        <p className={styles.start}>
          <a {...buttonAttributes({ variant: 'primary', wide: true })} href={shop.paths.create()}>
            {rootCopy.start}
          </a>
        </p>
      </Wide>
      <Section title={rootCopy.designsTitle} onPaper>
        <Occasions shop={shop} />
      </Section>
      <How steps={rootCopy.how} />
      <Section title={rootCopy.priceTitle} onPaper>
        <dl className={styles.facts}>
          <div>
            <dt>{rootCopy.size}</dt>
            <dd>{rootCopy.sizeOf(paper.widthMm, paper.heightMm)}</dd>
          </div>
          <div>
            <dt>{rootCopy.perSet}</dt>
            <dd>{yenText(shop.price.unitPriceYen)}</dd>
          </div>
          {premiumPrices(shop).map((priceYen) => (
            <div key={priceYen}>
              <dt>{rootCopy.premium}</dt>
              <dd>{yenText(priceYen)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Deliveries product={shop.product} />
      <NewYear shop={shop} product={shop.product} onPaper />
      <Questions questions={questionsOf(shop, [shop.product])}>
        <PastEditions shop={shop} />
      </Questions>
      <Apps more={rootCopy.appPostcards} />
    </>
  );
}
