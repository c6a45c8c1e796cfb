import { type CardTextType, judgeResolution, type Kit, type Rect } from '@fumi/domain';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { visibleInPercent } from '../../card/card-shape.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { WordSpots } from '../../card/WordSpots.tsx';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './FrontView.module.css';
import type { Slot } from './use-slots.ts';

type SheetProps = { readonly orientation: Kit['orientation']; readonly children: ReactNode };

/** A page as large as the window allows. */
export const LargePage = ({ orientation, children }: SheetProps) => (
  <div className={styles.card} data-orientation={orientation}>
    {children}
  </div>
);

/** A frame of the page on the cut card, in per cent of its sides. */
const useFrameInPercent = ({ orientation }: Kit, frame: Rect): Rect =>
  visibleInPercent({ orientation, itemPt: useShop().material.itemPt }, frame);

type EmptyProps = {
  readonly kit: Kit;
  readonly frame: Rect;
  /** One of several on its page: there is room for the icon, not for the words. */
  readonly isSmall?: boolean;
  readonly onPick: () => void;
};

/** Where the photo will lie, to be pressed as long as it is empty. */
export function EmptyFrame({ kit, frame, isSmall = false, onPick }: EmptyProps) {
  const { x, y, width, height } = useFrameInPercent(kit, frame);
  return (
    <button
      type="button"
      className={styles.empty}
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      onClick={onPick}
    >
      <span>
        <Icon name="photo" />
        {isSmall ? <VisuallyHidden>{photoCopy.empty}</VisuallyHidden> : photoCopy.empty}
      </span>
    </button>
  );
}

type SpotProps = Pick<EmptyProps, 'kit' | 'frame'> & {
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
};

/** A photo of several on a page, to be pressed. */
export function FrameSpot({ kit, frame, label, isCurrent, onPress }: SpotProps) {
  const { x, y, width, height } = useFrameInPercent(kit, frame);
  return (
    <button
      type="button"
      className={styles.spot}
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      aria-label={label}
      aria-pressed={isCurrent}
      onClick={onPress}
    />
  );
}

/** How long the sentence stays (spec §8, §9). */
const SHOWN_MS = 3000;

/**
 * The attention mark's sentence: shown for 3 s, again on click, hidden on mouse leave. The time begins when nothing covers
 * it any more: the crop opens by itself over every new photo.
 */
function useAttention(isCovered: boolean) {
  /** How often it was shown; null while it is hidden. */
  const [shown, setShown] = useState<number | null>(0);

  useEffect(() => {
    if (shown === null || isCovered) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isCovered]);

  return {
    isShown: shown !== null && !isCovered,
    show: () => setShown((times) => (times ?? 0) + 1),
    hide: () => setShown(null),
  };
}

type LowProps = {
  readonly kit: Kit;
  readonly frame: Rect;
  readonly isCovered: boolean;
};

/**
 * The mark on a photo that may not print clearly, and its sentence below the card (spec §8: image too small).
 * Its key must be the photo, so that the sentence is shown for each one.
 */
export function LowResolution({ kit, frame, isCovered }: LowProps) {
  const { x, y, height } = useFrameInPercent(kit, frame);
  const lowerLeft: CSSProperties = { left: `${x}%`, top: `${y + height}%` };
  const { isShown, show, hide } = useAttention(isCovered);
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        style={lowerLeft}
        aria-label={photoCopy.attention}
        aria-expanded={isShown}
        onClick={show}
        onMouseLeave={hide}
      >
        <Icon name="warning" />
      </button>
      <p className={styles.sentence} role="status">
        {isShown ? (
          <span>
            <Icon name="warning" />
            {photoCopy.tooSmall}
          </span>
        ) : null}
      </p>
    </>
  );
}

type Props = {
  readonly chosen: ChosenKit;
  readonly slot: Slot;
  /** A dialog lies over the page. */
  readonly isCovered: boolean;
  readonly onPick: () => void;
  readonly onWords: (type: CardTextType) => void;
};

/** The page of a slot with its photo as it will be printed, and what there is to say about the photo. */
export function FrontView({ chosen, slot, isCovered, onPick, onWords }: Props) {
  const photo = useDraft((draft) => draft.photos[slot.index] ?? null);
  const { kit, label } = chosen;
  const frame = slot.main?.frame ?? null;
  const { frontPage } = useShop().material;
  const page = slot.main?.template ?? frontPage;
  const isLow = photo !== null && frame !== null && judgeResolution(photo.size, frame, photo.view) !== 'fine';
  return (
    <LargePage orientation={kit.orientation}>
      <FrontCard
        kit={kit}
        {...(slot.main ? { page: slot.main.template, monthIndex: slot.main.monthIndex } : {})}
        photoIndex={slot.index}
        lift="held"
        label={photo ? photoCopy.frontCard(label, photo.fileName) : photoCopy.frontCardEmpty(label)}
      />
      {photo === null && frame ? <EmptyFrame kit={kit} frame={frame} onPick={onPick} /> : null}
      <WordSpots kit={kit} page={page} onChoose={onWords} />
      {isLow ? <LowResolution key={photo.imageId} {...{ kit, frame, isCovered }} /> : null}
    </LargePage>
  );
}
