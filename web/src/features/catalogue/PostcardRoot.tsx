import { rootCopy } from '../../copy/catalogue.ts';
import { yenText } from '../../copy/money.ts';
import { rootTitles } from '../../copy/titles.ts';
import { paths } from '../../paths.ts';
import type { Shop } from '../../shop/shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { AppBanner } from './AppBanner.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Hand } from './Hand.tsx';
import { How } from './How.tsx';
import { NewYear } from './NewYear.tsx';
import { Occasions } from './Occasions.tsx';
import { PastEditions } from './PastEditions.tsx';
import styles from './ProductRoot.module.css';
import { PRODUCT_PAPERS } from './product-papers.ts';
import { Questions } from './Questions.tsx';
import { questionsOf } from './questions-of.ts';
import { Section } from './Section.tsx';

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
        <Hand shop={shop} />
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
      <Section title={rootCopy.deliveryTitle}>
        <Deliveries product={shop.product} deliveryTypes={shop.deliveryTypes} />
      </Section>
      <NewYear shop={shop} product={shop.product} onPaper />
      <Section title={rootCopy.questionsTitle}>
        <Questions questions={questionsOf(shop, [shop.product])} />
        <PastEditions shop={shop} rootUrl={paths.postcardRoot()} />
      </Section>
      <Section title={rootCopy.app} onPaper>
        <AppBanner />
      </Section>
    </>
  );
}
