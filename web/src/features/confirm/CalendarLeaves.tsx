import { type Leaf, leavesOf } from '@fumi/domain';
import { leafPageName } from '../../copy/places.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { BookPage } from './BookPage.tsx';
import styles from './CalendarLeaves.module.css';
import { useIsNear } from './use-is-near.ts';

type LeafProps = { readonly chosen: ChosenKit; readonly leaf: Leaf; readonly name: string };

/** The pages of a month, or of a cover; drawn when they come near the window, and put away when they are far. */
function CalendarLeaf({ chosen, leaf, name }: LeafProps) {
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  const { pages, monthIndex } = leaf;
  return (
    <li ref={ref} data-pages={pages.length}>
      {pages.map((pageNo, side) => (
        <div key={pageNo}>
          <BookPage
            {...{ chosen, pageNo, monthIndex, isNear }}
            name={leafPageName(name, side, pages.length)}
          />
        </div>
      ))}
    </li>
  );
}

/** The whole calendar: cover, months and back, with the pages of a month side by side. */
export function CalendarLeaves({ chosen }: { readonly chosen: ChosenKit }) {
  const { material } = useShop();
  const names = usePlaceNames();
  return (
    <ol className={styles.leaves}>
      {leavesOf(material).map((leaf, index) => {
        const [first = 1] = leaf.pages;
        return <CalendarLeaf key={first} {...{ chosen, leaf }} name={names.page(first, index + 1)} />;
      })}
    </ol>
  );
}
