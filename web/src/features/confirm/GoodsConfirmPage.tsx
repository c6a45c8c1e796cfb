import { hasAllPhotos, isBound, monthCount } from '@fumi/domain';
import { useState } from 'react';
import { FrontCard } from '../../card/FrontCard.tsx';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { photoCopy } from '../../copy/photo.ts';
import { uploadCopy } from '../../copy/upload.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookSpreads } from './BookSpreads.tsx';
import { CalendarLeaves } from './CalendarLeaves.tsx';
import styles from './GoodsConfirmPage.module.css';
import { OrderBar } from './OrderBar.tsx';
import { PhotoPages } from './PhotoPages.tsx';
import { TextProblems } from './TextProblems.tsx';
import { useTextProblems } from './use-text-problems.ts';

type Props = {
  readonly chosen: ChosenKit;
  /** A part was sent before something cut it off. */
  readonly isBegun: boolean;
  readonly onOrder: () => void;
};

/** Cards that are alike on their backs: every photo once, and the back. */
function Cards({ chosen }: { readonly chosen: ChosenKit }) {
  const { backPage } = useShop().material;
  return (
    <>
      <PhotoPages chosen={chosen} />
      {backPage === null ? null : (
        <section className={styles.back} aria-label={photoCopy.back}>
          <h2>{photoCopy.back}</h2>
          <div>
            <FrontCard kit={chosen.kit} page={backPage} label={photoCopy.backOf(chosen.label)} />
          </div>
        </section>
      )}
    </>
  );
}

/** All that is printed, as it lies together: spreads of a book, leaves of a calendar, cards. */
function AllPages({ chosen }: { readonly chosen: ChosenKit }) {
  const { material, product } = useShop();
  if (isBound(product)) return <BookSpreads chosen={chosen} />;
  return monthCount(material) > 0 ? <CalendarLeaves chosen={chosen} /> : <Cards chosen={chosen} />;
}

/** 仕上がりの確認 of a product without addresses: all its pages, one tick, and the order. */
export function GoodsConfirmPage({ chosen, isBegun, onOrder }: Props) {
  const { material } = useShop();
  const isWhole = useDraft((draft) => hasAllPhotos(draft.photos));
  const textProblems = useTextProblems(chosen);
  const areTextsRight = textProblems.length === 0;
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead(chosen.label)}</p>
          {isBegun ? <Message tone="info">{uploadCopy.begun}</Message> : null}
        </PageHead>
        <TextProblems problems={textProblems} />
        <AllPages chosen={chosen} />
        <div className={styles.check}>
          <Checkbox
            label={copy.checked(monthCount(material))}
            checked={isChecked}
            onChange={(event) => setIsChecked(event.target.checked)}
          />
        </div>
      </Wide>
      <OrderBar
        isReady={isChecked && isWhole && areTextsRight}
        why={areTextsRight ? copy.notYet : copy.wrongText}
        wrongCount={0}
        priceYen={chosen.priceYen}
        onOrder={onOrder}
      />
    </>
  );
}
