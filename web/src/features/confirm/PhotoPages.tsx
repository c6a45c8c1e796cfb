import { judgeResolution, mainSlots } from '@fumi/domain';
import { useMemo } from 'react';
import { FrontCard } from '../../card/FrontCard.tsx';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './GoodsConfirmPage.module.css';

/** Every page with a photo of its own, once, as the press prints it. */
export function PhotoPages({ chosen }: { readonly chosen: ChosenKit }) {
  const { material } = useShop();
  const names = usePlaceNames();
  const photos = useDraft((draft) => draft.photos);
  const pages = useMemo(
    () =>
      mainSlots(chosen.slots, photos.length, material).map((slot, index) => ({
        slot,
        index,
        places: [index] as const,
      })),
    [chosen.slots, photos.length, material],
  );
  return (
    <ul className={styles.pages}>
      {pages.map(({ slot, index, places }) => {
        const photo = photos[index];
        const isLow = photo ? judgeResolution(photo.size, slot.frame) !== 'fine' : false;
        const name = names.name(index + 1);
        return (
          <li key={index}>
            <FrontCard
              kit={chosen.kit}
              page={slot.template}
              places={places}
              doubt={isLow}
              label={copy.page(name)}
            />
            <p>{isLow ? copy.low(name) : name}</p>
          </li>
        );
      })}
    </ul>
  );
}
