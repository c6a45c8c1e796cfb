import { type Spread, spreadsOf, templatesOf } from '@fumi/domain';
import { bookPageName } from '../../copy/places.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useShop } from '../../shop/use-shop.ts';
import { BookPage } from './BookPage.tsx';
import styles from './BookSpreads.module.css';
import { useIsNear } from './use-is-near.ts';

/** Two pages that lie open together; drawn when they come near the window, and put away when they are far. */
function BookSpread({ chosen, spread }: { readonly chosen: ChosenKit; readonly spread: Spread }) {
  const { material, product } = useShop();
  const count = templatesOf(material).length;
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  return (
    <li ref={ref}>
      {spread.map((pageNo, side) => (
        <div key={side === 0 ? 'left' : 'right'}>
          {pageNo === null ? null : (
            <BookPage {...{ chosen, pageNo, isNear }} name={bookPageName(product.type, pageNo, count)} />
          )}
        </div>
      ))}
    </li>
  );
}

/** The whole book, cover and back included, as its spreads. */
export function BookSpreads({ chosen }: { readonly chosen: ChosenKit }) {
  const { material } = useShop();
  return (
    <ol className={styles.spreads}>
      {spreadsOf(templatesOf(material).length).map((spread) => (
        <BookSpread key={spread.join()} chosen={chosen} spread={spread} />
      ))}
    </ol>
  );
}
