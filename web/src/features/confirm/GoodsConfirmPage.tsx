import { hasAllPhotos, judgeResolution } from '@fumi/domain';
import { useMemo, useState } from 'react';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { photoCopy } from '../../copy/photo.ts';
import { FrontCard } from '../../platform/card/FrontCard.tsx';
import { type ChosenKit, firstSlots } from '../../platform/chosen-kit.ts';
import { useDraft } from '../../platform/draft/draft-store.ts';
import { useShop } from '../../platform/use-shop.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './GoodsConfirmPage.module.css';
import { OrderBar } from './OrderBar.tsx';

type Props = { readonly chosen: ChosenKit; readonly onOrder: () => void };

/** Every page with a photo of its own, once, as the press prints it. */
function PhotoPages({ chosen }: { readonly chosen: ChosenKit }) {
  const photos = useDraft((draft) => draft.photos);
  const pages = useMemo(
    () =>
      firstSlots(chosen.slots, photos.length).map((slot, index) => ({
        slot,
        index,
        places: [index] as const,
      })),
    [chosen.slots, photos.length],
  );
  return (
    <ul className={styles.pages}>
      {pages.map(({ slot, index, places }) => {
        const photo = photos[index];
        const isLow = photo ? judgeResolution(photo.size, slot.frame) !== 'fine' : false;
        return (
          <li key={index}>
            <FrontCard
              kit={chosen.kit}
              page={slot.template}
              places={places}
              doubt={isLow}
              label={copy.page(photoCopy.place(index + 1))}
            />
            <p>{isLow ? copy.low(photoCopy.place(index + 1)) : photoCopy.place(index + 1)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** 仕上がりの確認 of a product without addresses: all its pages, one tick, and the order. */
export function GoodsConfirmPage({ chosen, onOrder }: Props) {
  const { material } = useShop();
  const isWhole = useDraft((draft) => hasAllPhotos(draft.photos));
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead(chosen.label)}</p>
        </PageHead>
        <PhotoPages chosen={chosen} />
        {material.backPage === null ? null : (
          <section className={styles.back} aria-label={photoCopy.back}>
            <h2>{photoCopy.back}</h2>
            <div>
              <FrontCard kit={chosen.kit} page={material.backPage} label={photoCopy.backOf(chosen.label)} />
            </div>
          </section>
        )}
        <div className={styles.check}>
          <Checkbox
            label={copy.checked}
            checked={isChecked}
            onChange={(event) => setIsChecked(event.target.checked)}
          />
        </div>
      </Wide>
      <OrderBar
        isReady={isChecked && isWhole}
        why={copy.notYet}
        wrongCount={0}
        priceYen={chosen.priceYen}
        onOrder={onOrder}
      />
    </>
  );
}
