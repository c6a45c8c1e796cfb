import { designLabel, isPremium, kitPriceYen } from '@fumi/domain';
import { Link } from 'react-router';
import { kitsCopy } from '../../copy/kits.ts';
import { yenText } from '../../copy/money.ts';
import { paths } from '../../paths.ts';
import { DesignThumb } from '../../platform/card/DesignThumb.tsx';
import type { Shop } from '../../platform/shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './DesignList.module.css';
import type { Design } from './designs-of.ts';

type Props = {
  readonly shop: Shop;
  readonly designs: readonly Design[];
  /** Seen first: its pictures are fetched before the others. */
  readonly isFirst: boolean;
  readonly columns: 'three' | 'four';
};

/** Columns of the grids below. On phones the first design of a list is as large as spec §9 says: body width − 70. */
const SIZES = {
  three: '(min-width: 1080px) 340px, (min-width: 768px) 30vw, 44vw',
  four: '(min-width: 1080px) 250px, (min-width: 768px) 22vw, 44vw',
} as const;

const FIRST_ROW = 4;

function Price({ shop, kitId }: { readonly shop: Shop; readonly kitId: number }) {
  const priceYen = yenText(kitPriceYen(shop.price, kitId));
  if (!isPremium(shop.price, kitId)) return <span className={styles.price}>{priceYen}</span>;
  return (
    <span className={styles.price} data-premium>
      <Badge tone="premium">{kitsCopy.premium}</Badge> {priceYen}
    </span>
  );
}

/** `group：design` (spec §2), which breaks between the two before it breaks within either. */
function DesignName({ group, kit }: Pick<Design, 'group' | 'kit'>) {
  const label = designLabel(group, kit);
  const groupWords = label.slice(0, label.length - kit.label.length);
  return (
    <span className={styles.name}>
      <span>{groupWords}</span>
      <b>{kit.label}</b>
    </span>
  );
}

/** Designs as cards on the table; a click remembers group, tag and design and leads to the photo (spec §2). */
export function DesignList({ shop, designs, isFirst, columns }: Props) {
  return (
    <ul className={styles.designs} data-columns={columns}>
      {designs.map(({ group, tag, kit }, index) => (
        <li key={kit.id} data-kit={kit.id}>
          <Link to={paths.preview({ groupId: group.id, tagId: tag.id, kitId: kit.id })}>
            <span className={styles.thumb}>
              <DesignThumb
                kit={kit}
                staticUrl={shop.staticUrl}
                alt=""
                sizes={index === 0 ? SIZES[columns].replace('44vw', 'calc(100vw - 70px)') : SIZES[columns]}
                isFirst={isFirst && index < FIRST_ROW}
              />
            </span>
            <span className={styles.label}>
              <DesignName group={group} kit={kit} />
              <Price shop={shop} kitId={kit.id} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
