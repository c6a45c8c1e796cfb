import type { Kit } from '@fumi/domain';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { homeCopy } from '../../copy/catalogue.ts';
import { yenDigits } from '../../copy/money.ts';
import { paths } from '../../paths.ts';
import type { Shop } from '../../shop/shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Wide } from '../../ui/Wide.tsx';
import styles from './Hero.module.css';

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

/** One large card, two beside it, and what to do. */
export function Hero({ shop }: { readonly shop: Shop }) {
  return (
    <Wide>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>
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
            <a {...buttonAttributes({ variant: 'primary' })} href={paths.create()}>
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
