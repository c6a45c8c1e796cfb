import { designLabel, isPremium, kitPriceYen, showcasePageOf } from '@fumi/domain';
import { memo } from 'react';
import { trimRatio } from '../../card/card-shape.ts';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { kitsCopy } from '../../copy/kits.ts';
import { yenText } from '../../copy/money.ts';
import type { Shop } from '../../shop/shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './DesignItem.module.css';
import type { Design } from './designs-of.ts';
import type { OwnPhoto } from './own-photo.ts';

type Props = Design & {
  readonly shop: Shop;
  /** How wide the card is shown, as the `sizes` of an image. */
  readonly sizes: string;
  /** One of the first that are seen. */
  readonly isFirst: boolean;
  /** The customer's own photo, in place of the sample; null where the sample is shown. */
  readonly own: OwnPhoto | null;
  /** Null until this browser's favourites are known. */
  readonly isFavourite: boolean | null;
};

function Price({ shop, kit }: Pick<Props, 'shop' | 'kit'>) {
  const priceYen = yenText(kitPriceYen(shop.price, kit.id));
  if (!isPremium(shop.price, kit.id)) return <span className={styles.price}>{priceYen}</span>;
  return (
    <span className={styles.price} data-premium>
      <Badge tone="premium">{kitsCopy.premium}</Badge> <b>{priceYen}</b>
    </span>
  );
}

/** `group：design` (spec §2); the group is only read aloud: it is seen on a tab or the page. */
function DesignName({ group, kit }: Pick<Design, 'group' | 'kit'>) {
  const label = designLabel(group, kit);
  const groupWords = label.slice(0, label.length - kit.label.length);
  return (
    <span className={styles.name}>
      <VisuallyHidden>{groupWords}</VisuallyHidden>
      <b>{kit.label}</b>
    </span>
  );
}

function Heart({ kit, isOn }: { readonly kit: Design['kit']; readonly isOn: boolean }) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isOn}
      aria-label={kitsCopy.favourite(kit.label)}
      data-favourite={kit.id}
    >
      <Icon name="heart" />
    </button>
  );
}

/**
 * A design as a card of a list. Its link and its button have no handlers of their own: the list has one for
 * all (`useListClicks`), because hundreds of them would hold up the page when it starts.
 */
export const DesignItem = memo(function DesignItem(props: Props) {
  const { shop, group, tag, kit, sizes, isFirst, own, isFavourite } = props;
  const { info, staticUrl, material } = shop;
  return (
    <>
      <a href={shop.paths.preview({ groupId: group.id, tagId: tag.id, kitId: kit.id })}>
        <span className={styles.thumb}>
          <DesignThumb
            {...{ kit, staticUrl, sizes, isFirst }}
            page={showcasePageOf(material)}
            ratio={trimRatio(material, kit.orientation)}
            alt=""
          >
            {own ? (
              <own.PhotoOverThumb {...{ kit, info, staticUrl, sizes, material }} photo={own.photo} />
            ) : null}
          </DesignThumb>
        </span>
        <span className={styles.label}>
          <DesignName group={group} kit={kit} />
          {own?.isTooSmall(own.photo, shop, kit) ? (
            <span className={styles.tooSmall}>{kitsCopy.photoTooSmall}</span>
          ) : null}
          <Price shop={shop} kit={kit} />
        </span>
      </a>
      {isFavourite === null ? null : <Heart kit={kit} isOn={isFavourite} />}
    </>
  );
});
