import { judgeResolution, photoOfSlot, type Spread, spreadsOf, templatesOf } from '@fumi/domain';
import { useMemo } from 'react';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { bookPageName } from '../../copy/places.ts';
import { trimRatio } from '../../platform/card/card-shape.ts';
import { FrontCard } from '../../platform/card/FrontCard.tsx';
import type { ChosenKit } from '../../platform/chosen-kit.ts';
import { useDraft } from '../../platform/draft/draft-store.ts';
import { useShop } from '../../platform/use-shop.ts';
import styles from './BookSpreads.module.css';
import { useIsNear } from './use-is-near.ts';

type PageProps = { readonly chosen: ChosenKit; readonly pageNo: number };

/** A page of the book as the press prints it, and what its photo lacks. */
function BookPage({ chosen, pageNo }: PageProps) {
  const { material, product } = useShop();
  const photos = useDraft((draft) => draft.photos);
  const templates = templatesOf(material);
  const at = chosen.slots.findIndex((slot) => slot.pageNo === pageNo);
  const place = at === -1 ? -1 : photoOfSlot(at, chosen.slots.length, photos.length);
  const places = useMemo(() => (place === -1 ? [] : [place]), [place]);
  const photo = photos[place];
  const slot = chosen.slots[at];
  const isLow = photo && slot ? judgeResolution(photo.size, slot.frame) !== 'fine' : false;
  const name = bookPageName(product.type, pageNo, templates.length);
  return (
    <>
      <FrontCard
        kit={chosen.kit}
        page={templates[pageNo - 1] ?? material.frontPage}
        places={places}
        doubt={isLow}
        picture="thumb"
        label={copy.page(name)}
      />
      <p>{isLow ? copy.low(name) : name}</p>
    </>
  );
}

/** Two pages that lie open together; drawn when they come near the window, and put away when they are far. */
function BookSpread({ chosen, spread }: { readonly chosen: ChosenKit; readonly spread: Spread }) {
  const { material } = useShop();
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  const ratio = trimRatio(material, chosen.kit.orientation);
  return (
    <li ref={ref}>
      {spread.map((pageNo, side) => (
        <div key={side === 0 ? 'left' : 'right'}>
          {pageNo === null ? null : isNear ? (
            <BookPage chosen={chosen} pageNo={pageNo} />
          ) : (
            <div className={styles.far} style={{ aspectRatio: ratio }} />
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
