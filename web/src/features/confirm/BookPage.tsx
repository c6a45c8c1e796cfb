import { judgeResolution, photoOfSlot, templatesOf } from '@fumi/domain';
import { useMemo } from 'react';
import { trimPt } from '../../card/card-shape.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './BookPage.module.css';

type Props = {
  readonly chosen: ChosenKit;
  readonly pageNo: number;
  readonly name: string;
  /** Near the window; what is far keeps its place, so that nothing jumps, and is not drawn. */
  readonly isNear: boolean;
  /** Of a calendar, from 0. */
  readonly monthIndex?: number | null;
};

/** A page of the book as the press prints it, and what its photo lacks. */
export function BookPage({ chosen, pageNo, name, isNear, monthIndex = null }: Props) {
  const { material } = useShop();
  const { width, height } = trimPt(material, chosen.kit.orientation);
  const photos = useDraft((draft) => draft.photos);
  const at = chosen.slots.findIndex((slot) => slot.pageNo === pageNo);
  const place = at === -1 ? -1 : photoOfSlot(chosen.slots, at, photos.length);
  const places = useMemo(() => (place === -1 ? [] : [place]), [place]);
  const photo = photos[place];
  const slot = chosen.slots[at];
  const isLow = photo && slot ? judgeResolution(photo.size, slot.frame) !== 'fine' : false;
  return (
    <>
      {isNear ? (
        <FrontCard
          kit={chosen.kit}
          page={templatesOf(material)[pageNo - 1] ?? material.frontPage}
          {...{ places, monthIndex }}
          doubt={isLow}
          picture="thumb"
          label={copy.page(name)}
        />
      ) : (
        <div className={styles.far} style={{ aspectRatio: width / height }} />
      )}
      <p>{isLow ? copy.low(name) : name}</p>
    </>
  );
}
