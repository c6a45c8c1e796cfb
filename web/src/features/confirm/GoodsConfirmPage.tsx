import { type Draft, hasAllPhotos, monthCount } from '@fumi/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useCoverTitle } from '../../card/use-cover-title.ts';
import { useFaceCrops } from '../../card/use-face-crops.ts';
import { useOwnDays } from '../../card/use-own-days.ts';
import { ownDaysCopy } from '../../copy/calendar.ts';
import { confirmCopy, goodsConfirmCopy as copy, flipCopy } from '../../copy/confirm.ts';
import { uploadCopy } from '../../copy/upload.ts';
import { whenChangedElsewhere } from '../../draft/account/other-news.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useMissingFaces } from '../../photo/faces/use-missing-faces.ts';
import { useShop } from '../../shop/use-shop.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
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
import { OwnDayRemarks } from './OwnDayRemarks.tsx';
import { TextFixes, useWrongTexts } from './TextFixes.tsx';
import { TypedOnGoods } from './TypedOnGoods.tsx';
import { Unprinted } from './Unprinted.tsx';
import { useDoubtedPages, usePageDoubts } from './use-doubts.ts';

type Props = {
  readonly chosen: ChosenKit;
  /** An earlier upload was cut off after a part of it was sent. */
  readonly isInterrupted: boolean;
  /** Opens the calendar settings. */
  readonly calendar: ReactNode;
  readonly onOrder: () => void;
};

/** The words of the first condition that does not hold; null where all hold. */
const heldBy = (facts: readonly (readonly [isRight: boolean, words: string])[]): string | null =>
  facts.find(([isRight]) => !isRight)?.[1] ?? null;

/** Stands for the draft that was seen, once another device has changed it. */
const CHANGED_ELSEWHERE: Pick<Draft, 'photos' | 'pages'> = { photos: [], pages: {} };

/** The tick lapses when photos change, also when faces that are found move their crops. */
function useCheck() {
  const photos = useDraft((draft) => draft.photos);
  const pages = useDraft((draft) => draft.pages);
  const [seen, setSeen] = useState<Pick<Draft, 'photos' | 'pages'> | null>(null);
  // What another device has changed was not seen here: the tick lapses.
  useEffect(() => whenChangedElsewhere(() => setSeen((now) => now && CHANGED_ELSEWHERE)), []);
  const isChecked = seen !== null && seen.photos === photos && seen.pages === pages;
  return {
    isChecked,
    /** Why the tick was taken away; null where it was not. */
    lapsed: seen === null || isChecked ? null : seen === CHANGED_ELSEWHERE ? confirmCopy.changed : copy.moved,
    set: (isTicked: boolean): void => setSeen(isTicked ? { photos, pages } : null),
  };
}

/** 仕上がりの確認 of a product without addresses: all its pages, one tick, and the order. */
export function GoodsConfirmPage({ chosen, isInterrupted, calendar, onOrder }: Props) {
  const shop = useShop();
  const isWhole = useDraft((draft) => hasAllPhotos(draft.photos));
  const wrongTexts = useWrongTexts(chosen);
  useMissingFaces(true);
  useFaceCrops(chosen);
  const doubtsOf = usePageDoubts(chosen);
  const doubts = useDoubtedPages(chosen, doubtsOf);
  const ownDays = useOwnDays(chosen.kit);
  const cover = useCoverTitle();
  const held = heldBy([
    [wrongTexts.length === 0, copy.wrongText],
    [cover.problem === null, ownDaysCopy.holdTitle],
    [ownDays.every(({ problem }) => problem === null), ownDaysCopy.hold],
  ]);
  const canFlip = leafedSheets(shop, useSlotNames()).length > 0;
  const [isFlipping, setIsFlipping] = useState(false);
  const check = useCheck();
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead(chosen.label)}</p>
          {isInterrupted ? <Message tone="info">{uploadCopy.interrupted}</Message> : null}
        </PageHead>
        <TextFixes texts={wrongTexts} />
        <Unprinted chosen={chosen} />
        <OwnDayRemarks days={ownDays} wrongTitle={cover.problem && cover.title} />
        <DoubtList label={copy.doubts} cards={doubts} />
        <div className={styles.flip}>
          {canFlip ? (
            <Button icon="eye" onClick={() => setIsFlipping(true)}>
              {flipCopy.open}
            </Button>
          ) : null}
          {calendar}
        </div>
        <BookPages {...{ chosen, doubtsOf }} />
        <TypedOnGoods chosen={chosen} coverTitle={cover.title} days={ownDays} />
        <div className={styles.checks}>
          {check.lapsed ? <AnnouncedMessage tone="info">{check.lapsed}</AnnouncedMessage> : null}
          <OrderChecks
            labels={[copy.checked(monthCount(shop.material))]}
            ticked={[check.isChecked]}
            onChange={([isTicked = false]) => check.set(isTicked)}
          />
        </div>
      </Wide>
      <OrderBar
        isReady={check.isChecked && isWhole && held === null}
        why={held ?? copy.notYet}
        heldCount={0}
        doubts={doubts}
        priceYen={chosen.priceYen}
        onOrder={onOrder}
      />
      {isFlipping ? <FlipThrough {...{ chosen, doubtsOf }} onClose={() => setIsFlipping(false)} /> : null}
    </>
  );
}
