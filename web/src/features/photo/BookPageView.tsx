import { judgeResolution, type Kit, type Rect } from '@fumi/domain';
import { BookPageCard } from '../../card/BookPageCard.tsx';
import { layoutsCopy } from '../../copy/layouts.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { EmptyFrame, FrameSpot, LargePage, LowResolution } from './FrontView.tsx';
import type { Slot, Slots } from './use-slots.ts';

type SlotOnPageProps = {
  readonly kit: Kit;
  readonly slot: Slot & { readonly main: { readonly frame: Rect } };
  /** It is the only one of its page, and need not be chosen. */
  readonly isAlone: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onPick: () => void;
};

/** A slot on the page: to be filled while it is empty, else to be chosen among several. */
function SlotOnPage({ kit, slot, isAlone, isCurrent, onChoose, onPick }: SlotOnPageProps) {
  const isEmpty = useDraft(({ photos }) => (photos[slot.index] ?? null) === null);
  const names = useSlotNames();
  const { frame } = slot.main;
  if (isEmpty) return <EmptyFrame {...{ kit, frame, onPick }} isSmall={!isAlone} />;
  if (isAlone) return null;
  const label = layoutsCopy.choosePhoto(names.name(slot.index + 1));
  return <FrameSpot {...{ kit, frame, label, isCurrent }} onPress={onChoose} />;
}

/** The first photo of the page that may not print clearly; one over a spread is marked once, on its left page. */
function useLowSlot(slots: readonly Slot[]) {
  const photos = useDraft((draft) => draft.photos);
  const low = slots.find(({ index, main }) => {
    const photo = photos[index];
    return photo && main && !main.isSpreadContinuation
      ? judgeResolution(photo.size, main.frame, photo.view) !== 'fine'
      : false;
  });
  const photo = low && photos[low.index];
  return low?.main && photo ? { frame: low.main.frame, imageId: photo.imageId } : null;
}

type Props = {
  readonly chosen: ChosenKit;
  readonly slots: Slots;
  readonly pageNo: number;
  /** A dialog lies over the page. */
  readonly isCovered: boolean;
  readonly onPick: () => void;
};

/** A page of a bound book with its photos and words as they will be printed. */
export function BookPageView({ chosen, slots, pageNo, isCovered, onPick }: Props) {
  const { kit, label } = chosen;
  const names = useSlotNames();
  const here = slots.groups.find((group) => group.pageNo === pageNo)?.slots ?? [];
  const [only] = here;
  const single = useDraft(({ photos }) => (here.length === 1 ? (photos[only?.index ?? -1] ?? null) : null));
  const low = useLowSlot(here);
  const words =
    here.length !== 1
      ? layoutsCopy.page(names.page(pageNo, 1), label)
      : single
        ? photoCopy.frontCard(label, single.fileName)
        : photoCopy.frontCardEmpty(label);
  return (
    <LargePage orientation={kit.orientation}>
      <BookPageCard {...{ chosen, pageNo }} lift="held" label={words} />
      {here.map(({ index, main }) =>
        main ? (
          <SlotOnPage
            key={index}
            {...{ kit }}
            slot={{ index, main }}
            isAlone={here.length === 1}
            isCurrent={index === slots.current.index}
            onChoose={() => slots.choose(index)}
            onPick={() => {
              slots.choose(index);
              onPick();
            }}
          />
        ) : null,
      )}
      {low ? <LowResolution key={low.imageId} {...{ kit, isCovered }} frame={low.frame} /> : null}
    </LargePage>
  );
}
