import { DesignThumb } from '../../card/DesignThumb.tsx';
import { paths } from '../../paths.ts';
import type { Shop } from '../../shop/shop.ts';
import styles from './Hand.module.css';

/** One design of each group, held like a hand of cards; each leads to its group. */
export function Hand({ shop }: { readonly shop: Shop }) {
  const designs = shop.catalogue.flatMap((group) => {
    const kit = group.tags[0]?.kits[0];
    return kit ? [{ group, kit }] : [];
  });
  return (
    <ul className={styles.hand}>
      {designs.map(({ group, kit }, index) => (
        <li key={group.id}>
          <a href={paths.kit(group.id)}>
            <span className={styles.card} data-orientation={kit.orientation}>
              <DesignThumb
                kit={kit}
                staticUrl={shop.staticUrl}
                alt=""
                sizes="(min-width: 768px) 332px, 70vw"
                isFirst={index === 0}
              />
            </span>
            <b>{group.label}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
