import {
  type BookTexts,
  type CalendarSettings,
  type Kit,
  photoFramesOf,
  showcaseBookPage,
  showcasePageOf,
  type TextStyle,
} from '@fumi/domain';
import { type ReactNode, useMemo } from 'react';
import { trimRatio } from '../../card/card-shape.ts';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { PageCard } from '../../card/FrontCard.tsx';
import { orderCopy } from '../../copy/order.ts';
import { GoodsShop, useShop } from '../../shop/use-shop.ts';
import { bookPhotoUrl, type FinishedBook, textsOnPage } from './load-goods.ts';
import type { OrderFacts } from './load-orders.ts';
import styles from './OrderFront.module.css';

/** The card that was ordered: with the member's own photo, or a campaign's design; nothing where neither is known. */
export function OrderFront(ordered: OrderFacts) {
  return (
    <GoodsShop value={ordered.facts}>
      <Front {...ordered} />
    </GoodsShop>
  );
}

function Front({ order, texts, settings, textStyle, page }: OrderFacts) {
  const kit = useShop().info.kits.find(({ id }) => id === order.kitId);
  if (!kit) return null;
  const label = orderCopy.front(kit.label);
  return (
    <FrontFrame kit={kit}>
      {order.bookCode ? (
        <OwnFront {...{ kit, texts, settings, textStyle, page, label }} bookCode={order.bookCode} />
      ) : (
        <DesignFront {...{ kit, label }} />
      )}
    </FrontFrame>
  );
}

type FrameProps = { readonly kit: Kit; readonly isMany?: boolean; readonly children: ReactNode };

/** The frame of one front, narrower for a portrait one; many fronts stand side by side. */
export const FrontFrame = ({ kit, isMany, children }: FrameProps) => (
  <div className={styles.frame} data-orientation={kit.orientation} data-many={isMany || undefined}>
    {children}
  </div>
);

type DesignProps = { readonly kit: Kit; readonly label: string };

/** The design as it is sold. */
export function DesignFront({ kit, label }: DesignProps) {
  const { material, staticUrl } = useShop();
  const ratio = trimRatio(material, kit.orientation);
  return <DesignThumb {...{ kit, staticUrl, ratio }} alt={label} sizes="20rem" lift="held" />;
}

type OwnProps = DesignProps & {
  readonly bookCode: string;
  /** What the member typed; null where the front has no place for words. */
  readonly texts: FinishedBook['texts'] | null;
  readonly settings?: CalendarSettings | undefined;
  readonly textStyle?: TextStyle | undefined;
  /** As of `BookFront`. */
  readonly page?: number | undefined;
};

/** The front of the member's own book: photo and words. */
export function OwnFront({ bookCode, texts, ...card }: OwnProps) {
  const pageNo = showcaseBookPage(useShop().material);
  const words = useMemo(() => textsOnPage(texts ?? [], pageNo), [texts, pageNo]);
  return <BookFront {...card} photoUrl={bookPhotoUrl(bookCode, pageNo)} texts={words} />;
}

type BookProps = DesignProps & {
  /** Page of the design; by default its showcase page. */
  readonly page?: number | undefined;
  /** Of a calendar, from 0. */
  readonly monthIndex?: number | null;
  readonly settings?: CalendarSettings | undefined;
  readonly textStyle?: TextStyle | undefined;
  readonly photoUrl: string;
  /** What the customer typed on it. */
  readonly texts: BookTexts;
};

/** A page of a finished book, with the photo as the press has it, cropped to its frame, and its words. */
export function BookFront({ page: template, photoUrl, ...card }: BookProps) {
  const { info, material } = useShop();
  const { kit } = card;
  const page = template ?? showcasePageOf(material);
  const photos = useMemo(() => {
    const [first] = photoFramesOf(info, kit, page);
    return first ? [{ url: photoUrl, size: first.frame, offset: { x: 0, y: 0 } }] : [];
  }, [info, kit, page, photoUrl]);
  return <PageCard {...card} {...{ page, photos }} lift="held" />;
}
