import { hasAllPhotos, monthCount } from '@fumi/domain';
import { useState } from 'react';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { uploadCopy } from '../../copy/upload.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useMissingFaces } from '../../photo/faces/use-missing-faces.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookPages } from './BookPages.tsx';
import styles from './GoodsConfirmPage.module.css';
import { OrderBar, OrderChecks } from './OrderBar.tsx';
import { TextFixes, useWrongTexts } from './TextFixes.tsx';
import { Unprinted } from './Unprinted.tsx';
import { useCutPages, useHasLowPhoto } from './use-doubts.ts';

type Props = {
  readonly chosen: ChosenKit;
  /** A part was sent before something cut it off. */
  readonly isBegun: boolean;
  readonly onOrder: () => void;
};

/** 仕上がりの確認 of a product without addresses: all its pages, one tick, and the order. */
export function GoodsConfirmPage({ chosen, isBegun, onOrder }: Props) {
  const { material } = useShop();
  const isWhole = useDraft((draft) => hasAllPhotos(draft.photos));
  const wrongTexts = useWrongTexts(chosen);
  const hasLowPhoto = useHasLowPhoto(chosen);
  useMissingFaces(true);
  const cutPages = useCutPages(chosen);
  const areTextsRight = wrongTexts.length === 0;
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead(chosen.label)}</p>
          {isBegun ? <Message tone="info">{uploadCopy.begun}</Message> : null}
        </PageHead>
        <TextFixes texts={wrongTexts} />
        <Unprinted chosen={chosen} />
        <BookPages chosen={chosen} />
        <div className={styles.checks}>
          <OrderChecks
            labels={[copy.checked(monthCount(material))]}
            ticked={[isChecked]}
            onChange={([isTicked = false]) => setIsChecked(isTicked)}
          />
        </div>
      </Wide>
      <OrderBar
        isReady={isChecked && isWhole && areTextsRight}
        why={areTextsRight ? copy.notYet : copy.wrongText}
        heldCount={0}
        doubtCount={cutPages + (hasLowPhoto ? 1 : 0)}
        priceYen={chosen.priceYen}
        onOrder={onOrder}
      />
    </>
  );
}
