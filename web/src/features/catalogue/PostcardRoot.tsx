import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { rootTitles } from '../../copy/titles.ts';
import { paths } from '../../paths.ts';
import { report } from '../../platform/analytics.ts';
import type { Shop } from '../../shop/shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { DesignRow } from './DesignRow.tsx';
import { NewYear } from './NewYear.tsx';
import { Occasions } from './Occasions.tsx';
import styles from './PostcardRoot.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';
import { Deliveries, How, Questions, questionsOf } from './RootSections.tsx';
import { Section } from './Section.tsx';

/** One design of each group; each leads to its group. */
const firstOfGroups = ({ catalogue }: Shop) =>
  catalogue.flatMap(({ id, label, tags }) => {
    const kit = tags[0]?.kits[0];
    return kit ? [{ kit, label, href: paths.kit(id) }] : [];
  });

/** What a root once sold beside what it sells now; nothing where it has no past. */
function PastEditions({ shop, rootUrl }: { readonly shop: Shop; readonly rootUrl: string }) {
  const ofRoot = shop.products.filter((product) => product.rootUrl === rootUrl);
  const current = ofRoot.find(({ flow }) => flow !== null);
  const past = ofRoot.filter(({ flow }) => flow === null);
  if (!current || past.length === 0) return null;
  return (
    <div className={styles.past}>
      {past.map(({ code, name }) => (
        <Message key={code} tone="info">
          {rootCopy.past(name)}
          <a href={current.flow?.createUrl}>{rootCopy.toCurrent(current.name)}</a>
        </Message>
      ))}
    </div>
  );
}

/** Points to the native apps, which let a photo be assigned to each card (spec §1). */
function AppBanner() {
  return (
    <div className={styles.app}>
      <p>{rootCopy.appText}</p>
      <p className={styles.stores}>
        {rootCopy.appStores.map(({ store, label, href }) => (
          <a
            key={store}
            {...buttonAttributes({ size: 'small' })}
            href={href}
            rel="noopener"
            onClick={() => report({ name: 'app_store_click', store })}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

const premiumPrices = (shop: Shop): number[] => [
  ...new Set(shop.price.premiumList.map(({ unitPriceYen }) => unitPriceYen)),
];

/** The postcard's root: what it is, what it costs, how it is made. */
export function PostcardRoot({ shop }: { readonly shop: Shop }) {
  const paper = PRODUCT_PAPERS[shop.product.code];
  return (
    <>
      <Wide>
        <PageHead title={rootTitles.postcard.title}>{rootTitles.postcard.description}</PageHead>
        <DesignRow designs={firstOfGroups(shop)} staticUrl={shop.staticUrl} isMixed isFirst />
        <p className={styles.start}>
          <a {...buttonAttributes({ variant: 'primary', wide: true })} href={paths.create()}>
            {rootCopy.start}
          </a>
        </p>
      </Wide>
      <Section title={rootCopy.designsTitle} onPaper>
        <Occasions catalogue={shop.catalogue} staticUrl={shop.staticUrl} />
      </Section>
      <How steps={rootCopy.how} />
      <Section title={rootCopy.priceTitle} onPaper>
        <dl className={styles.facts}>
          <dt>{rootCopy.size}</dt>
          <dd>{paper ? rootCopy.sizeOf(paper.widthMm, paper.heightMm) : null}</dd>
          <dt>{rootCopy.perSet}</dt>
          <dd>{yenText(shop.price.unitPriceYen)}</dd>
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
        <PastEditions shop={shop} rootUrl={paths.postcardRoot()} />
      </Questions>
      <Section title={rootCopy.app} onPaper>
        <AppBanner />
      </Section>
    </>
  );
}
