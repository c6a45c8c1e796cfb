import {
  type CardTextType,
  hasAddresses,
  isBound,
  isEmptyAddress,
  PT_PER_MM,
  spreadOf,
  stepAfter,
  templatesOf,
} from '@fumi/domain';
import { useMemo } from 'react';
import { faceDesignOf, useAddressFace } from '../../card/address-face.ts';
import { trimPt } from '../../card/card-shape.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { AddressCard } from '../../card/PaintedCard.tsx';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Desk } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { BookPageView } from './BookPageView.tsx';
import styles from './CardStage.module.css';
import { CoverView } from './CoverView.tsx';
import { FrontView, LargePage } from './FrontView.tsx';
import type { Slot, Slots } from './use-slots.ts';

export type CardSide = 'front' | 'back';

const SIDES: readonly { readonly value: CardSide; readonly label: string }[] = [
  { value: 'front', label: photoCopy.front },
  { value: 'back', label: photoCopy.back },
];

type GuideProps = Pick<Props, 'chosen' | 'side' | 'slots'>;

function PageGuide({ chosen, side, slots }: GuideProps) {
  const { material, product, flow } = useShop();
  const front = slots.pageNo ?? material.frontPage;
  const isAddressed = hasAddresses(flow);
  const isFace = isAddressed && side === 'back';
  const { width, height } = trimPt(material, isFace ? 'portrait' : chosen.kit.orientation);
  const templates = templatesOf(material);
  // The back of a page follows it in the book.
  const back = templates.indexOf(material.backPage ?? 0, front - 1) + 1;
  const page = side === 'front' ? front : isAddressed ? SIDES.length : back;
  return (
    <p className={styles.guide}>
      {photoCopy.finishedSize(Math.round(width / PT_PER_MM), Math.round(height / PT_PER_MM))}{' '}
      {isBound(product) ? null : (
        <span>{photoCopy.page(page, isAddressed ? SIDES.length : templates.length)}</span>
      )}
      {side === 'back' ? <span>{photoCopy.backHints[stepAfter(flow, 'preview')]}</span> : null}
    </p>
  );
}

/** The back as it will be printed with what is known so far: the sender and the first recipient, or neither. */
function AddressSide({ chosen }: { readonly chosen: ChosenKit }) {
  const { staticUrl, material } = useShop();
  const sender = useDraft((draft) => draft.sender);
  const recipient = useDraft((draft) => draft.recipients[0] ?? null);
  const style = useDraft((draft) => draft.style);
  const design = useMemo(
    () => faceDesignOf(staticUrl, material, chosen.kit, style),
    [staticUrl, material, chosen.kit, style],
  );
  const face = useAddressFace({ design, sender: isEmptyAddress(sender) ? null : sender, recipient });
  return (
    <LargePage orientation="portrait">
      <AddressCard face={face} label={photoCopy.backCard} lift="held" />
    </LargePage>
  );
}

/** The other side: an address face, or what the design draws there. */
function Back({ chosen, slot }: { readonly chosen: ChosenKit; readonly slot: Slot }) {
  const { material, flow } = useShop();
  if (hasAddresses(flow)) return <AddressSide chosen={chosen} />;
  return (
    <LargePage orientation={chosen.kit.orientation}>
      <FrontCard
        kit={chosen.kit}
        page={material.backPage ?? material.frontPage}
        monthIndex={slot.main?.monthIndex}
        lift="held"
        label={photoCopy.backOf(chosen.label)}
      />
    </LargePage>
  );
}

type Props = {
  readonly chosen: ChosenKit;
  readonly side: CardSide;
  readonly slots: Slots;
  /** A dialog lies over the card. */
  readonly isCovered: boolean;
  readonly onSide: (side: CardSide) => void;
  readonly onPick: () => void;
  /** Words of the card were pressed. */
  readonly onWords: (type: CardTextType) => void;
};

type ShownProps = Omit<Props, 'side' | 'onSide'>;

/*
 *   ┌────────┬────────┐     Two pages that lie open together, and the gutter between them: a panorama crosses it.
 *   │ page 2 ┊ page 3 │     The first and the last page have the inside of the cover beside them.
 *   └────────┴────────┘
 */

/** What lies open at the page that is worked on; the page beside it can be chosen. */
function SpreadView({ chosen, slots, isCovered, onPick }: Omit<ShownProps, 'onWords'>) {
  const names = useSlotNames();
  const { groups, choosePage } = slots;
  const current = slots.pageNo ?? chosen.material.frontPage;
  return (
    <div className={styles.spread}>
      {spreadOf(templatesOf(chosen.material).length, current).map((pageNo, side) => {
        if (pageNo === null || !groups.some((group) => group.pageNo === pageNo))
          return <div key={side === 0 ? 'left' : 'right'} />;
        return (
          <div key={side === 0 ? 'left' : 'right'} className={styles.page}>
            <BookPageView {...{ chosen, slots, pageNo, isCovered, onPick }} />
            <button type="button" aria-pressed={pageNo === current} onClick={() => choosePage(pageNo)}>
              {names.page(pageNo, 1)}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** The side of the card that is looked at; of a bound book, what lies open with it. */
function Shown({ chosen, side, slots, isCovered, onPick, onWords }: Omit<Props, 'onSide'>) {
  const { product } = useShop();
  if (slots.isCover) return <CoverView chosen={chosen} />;
  if (side === 'back') return <Back chosen={chosen} slot={slots.current} />;
  if (isBound(product)) return <SpreadView {...{ chosen, slots, isCovered, onPick }} />;
  return <FrontView {...{ chosen, isCovered, onPick, onWords }} slot={slots.current} />;
}

/** The card on the desk: 表面 or 裏面, and which page of the finished card that is (spec §2: page preview guide). */
export function CardStage({ onSide, ...shown }: Props) {
  const { material } = useShop();
  const { chosen, side, slots } = shown;
  return (
    <Desk>
      {material.backPage === null || slots.isCover ? null : (
        <Switch label={photoCopy.sides} options={SIDES} value={side} onChange={onSide} />
      )}
      <Shown {...shown} />
      <PageGuide {...{ chosen, slots }} side={slots.isCover ? 'front' : side} />
    </Desk>
  );
}
