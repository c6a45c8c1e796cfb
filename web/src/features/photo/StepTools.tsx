import { isBound } from '@fumi/domain';
import type { ComponentProps, ReactNode } from 'react';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { UndoTools } from '../../photo/UndoTools.tsx';
import { focusHeading } from '../../platform/focus-heading.ts';
import { useShop } from '../../shop/use-shop.ts';
import { CoverTools } from './CoverView.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { LightTable } from './LightTable.tsx';
import styles from './PhotoPage.module.css';
import { CountChoice, PhotoTools, ReadingProgress } from './PhotoTools.tsx';
import { PageTools, SlotTools } from './SlotTools.tsx';
import { UnusedPhotos } from './UnusedPhotos.tsx';
import { useMoves } from './use-moves.ts';
import type { Slots } from './use-slots.ts';

type PhotosProps = {
  readonly chosen: ChosenKit;
  readonly slots: Slots;
  readonly onSuggest: (() => void) | null;
  readonly isUndoOff: boolean;
};

/** All photos of the product in small, with what moves them. */
export function StepPhotos({ chosen, slots, onSuggest, isUndoOff }: PhotosProps) {
  const moves = useMoves(chosen, slots);
  const isOfBook = isBound(useShop().product);
  const hasMany = slots.all.length > 1;
  return (
    <div className={styles.table}>
      {hasMany ? (
        <LightTable {...{ chosen, slots, moves }} />
      ) : (
        <UnusedPhotos
          {...{ moves }}
          slot={slots.current}
          onGone={() => focusHeading({ preventScroll: true })}
        />
      )}
      {hasMany && !slots.isCover ? <SlotTools {...{ slots, moves, onSuggest }} /> : null}
      {isOfBook && slots.pageNo !== null && !slots.isCover ? (
        <PageTools {...{ slots, moves }} pageNo={slots.pageNo} />
      ) : null}
      <UndoTools isOff={isUndoOff} />
    </div>
  );
}

type ToolsProps = {
  readonly chosen: ChosenKit;
  readonly slots: Slots;
  readonly picking: ComponentProps<typeof ReadingProgress>['picking'];
  readonly photoTools: ComponentProps<typeof PhotoTools>;
  readonly calendar: ReactNode;
};

/** What can be done with the shown page: its photo, or its cover, and its layout. */
export function ShownTools({ chosen, slots, picking, photoTools, calendar }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <ReadingProgress picking={picking} />
      {slots.isCover ? <CoverTools chosen={chosen} /> : <PhotoTools {...photoTools} />}
      {calendar}
      <CountChoice slotCount={chosen.slots.length} />
      {slots.pageNo === null ? null : (
        <LayoutChoice {...{ chosen }} pageNo={slots.pageNo} onChosen={slots.choosePage} />
      )}
    </div>
  );
}
