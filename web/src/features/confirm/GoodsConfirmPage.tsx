import { hasAllPhotos, monthCount } from '@fumi/domain';
import { useState } from 'react';
import { useFaceCrops } from '../../card/use-face-crops.ts';
import { goodsConfirmCopy as copy, flipCopy } from '../../copy/confirm.ts';
import { uploadCopy } from '../../copy/upload.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useMissingFaces } from '../../photo/faces/use-missing-faces.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookPages } from './BookPages.tsx';
import { leafedSheets } from './book-sheets.ts';
import { DoubtList } from './DoubtList.tsx';
import { FlipThrough } from './FlipThrough.tsx';
import styles from './GoodsConfirmPage.module.css';
import { OrderBar, OrderChecks } from './OrderBar.tsx';
import { TextFixes, useWrongTexts } from './TextFixes.tsx';
import { Unprinted } from './Unprinted.tsx';
import { useDoubtedPages, usePageDoubts } from './use-doubts.ts';

type Props = {
  readonly chosen: ChosenKit;
  /** A part was sent before something cut it off. */
  readonly isInterrupted: boolean;
  readonly onOrder: () => void;
};

/** 仕上がりの確認 of a product without addresses: all its pages, one tick, and the order. */
export function GoodsConfirmPage({ chosen, isInterrupted, onOrder }: Props) {
  const shop = useShop();
  const isWhole = useDraft((draft) => hasAllPhotos(draft.photos));
  const wrongTexts = useWrongTexts(chosen);
  useMissingFaces(true);
  useFaceCrops(chosen);
  const doubtsOf = usePageDoubts(chosen);
  const doubts = useDoubtedPages(chosen, doubtsOf);
  const areTextsRight = wrongTexts.length === 0;
  const canFlip = leafedSheets(shop, useSlotNames()).length > 0;
  const [isFlipping, setIsFlipping] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead(chosen.label)}</p>
          {isInterrupted ? <Message tone="info">{uploadCopy.interrupted}</Message> : null}
        </PageHead>
        <TextFixes texts={wrongTexts} />
        <Unprinted chosen={chosen} />
        <DoubtList label={copy.doubts} cards={doubts} />
        {canFlip ? (
          <div className={styles.flip}>
            <Button icon="eye" onClick={() => setIsFlipping(true)}>
              {flipCopy.open}
            </Button>
          </div>
        ) : null}
        <BookPages {...{ chosen, doubtsOf }} />
        <div className={styles.checks}>
          <OrderChecks
            labels={[copy.checked(monthCount(shop.material))]}
            ticked={[isChecked]}
            onChange={([isTicked = false]) => setIsChecked(isTicked)}
          />
        </div>
      </Wide>
      <OrderBar
        isReady={isChecked && isWhole && areTextsRight}
        why={areTextsRight ? copy.notYet : copy.wrongText}
        heldCount={0}
        doubts={doubts}
        priceYen={chosen.priceYen}
        onOrder={onOrder}
      />
      {isFlipping ? <FlipThrough {...{ chosen, doubtsOf }} onClose={() => setIsFlipping(false)} /> : null}
    </>
  );
}
