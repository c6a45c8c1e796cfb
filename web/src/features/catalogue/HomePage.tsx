import type { Kit } from '@fumi/domain';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { rootCopy } from '../../copy/catalogue.ts';
import { homeCopy } from '../../copy/home.ts';
import { yenDigits, yenText } from '../../copy/money.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './HomePage.module.css';
import { NewYear } from './NewYear.tsx';
import { Occasions } from './Occasions.tsx';
import { PaperShape, paperOf } from './PaperShape.tsx';
import { Section } from './Section.tsx';

const PILE = ['first', 'second', 'third'] as const;
const SIZES = '(min-width: 1080px) 700px, 90vw';

/** The first designs of the shop, each once; landscape ones lie better on each other. */
function pileOf(shop: Shop): Kit[] {
  const kits = shop.catalogue.flatMap(({ tags }) => tags.flatMap((tag) => tag.kits));
  const landscape = kits.filter(({ orientation }) => orientation === 'landscape');
  return [...new Map(landscape.map((kit) => [kit.id, kit])).values()]
    .sort((a, b) => a.order - b.order)
    .slice(0, PILE.length);
}

/** One large card, two beside it, and the way to begin. */
function Hero({ shop }: { readonly shop: Shop }) {
  return (
    <Wide>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>
            {homeCopy.headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className={styles.lead}>{homeCopy.lead}</p>
          <p className={styles.price}>
            {homeCopy.priceBefore} <strong>{yenDigits(shop.price.unitPriceYen)}</strong>
            {homeCopy.priceAfter}
          </p>
          <p>
            <a {...buttonAttributes({ variant: 'primary' })} href={shop.paths.create()}>
              {homeCopy.start}
            </a>
          </p>
        </div>
        <div className={styles.pile}>
          {pileOf(shop).map((kit, index) => (
            <div key={kit.id} data-place={PILE[index]}>
              <DesignThumb
                kit={kit}
                staticUrl={shop.staticUrl}
                alt={homeCopy.pileAlt(kit.label)}
                sizes={index === 0 ? SIZES : '40vw'}
                isFirst={index === 0}
                lift={index === 0 ? 'held' : 'lying'}
              />
            </div>
          ))}
        </div>
      </div>
    </Wide>
  );
}

/** Every product that is still sold, drawn as paper to one scale. */
function Products({ shop }: { readonly shop: Shop }) {
  const shown = shop.products.filter(({ shelf }) => shelf !== null);
  return (
    <Scroller>
      {shown.map((product) => {
        const sample = shop.made.find(({ code }) => code === product.code)?.sample;
        return (
          <li key={product.code} className={styles.product}>
            <a href={product.rootUrl}>
              <PaperShape
                paper={paperOf(shop, product)}
                sample={sample ? { ...sample, staticUrl: shop.staticUrl } : null}
              />
              <span>
                <b>{product.name}</b>
                <span className={styles.productPrice}>{yenText(product.priceYen)}</span>
                {product.flow === null ? <Badge>{rootCopy.notYet}</Badge> : null}
              </span>
            </a>
          </li>
        );
      })}
    </Scroller>
  );
}

/** What the shop promises. */
function Promises() {
  return (
    <ul className={styles.promises}>
      {homeCopy.promises.map(({ glyphs, title, text }) => (
        <li key={title}>
          <p className={styles.glyphs} aria-hidden="true">
            {glyphs}
          </p>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** `/`: what the shop does, for which occasions, with what promises. */
export function Component() {
  const shop = useShop();
  return (
    <>
      <Hero shop={shop} />
      <Section title={homeCopy.occasions} onPaper>
        <Occasions shop={shop} />
      </Section>
      <Section title={homeCopy.products}>
        <Products shop={shop} />
      </Section>
      <NewYear shop={shop} product={shop.product} />
      <Section title={homeCopy.trust} onPaper>
        <Promises />
      </Section>
    </>
  );
}
