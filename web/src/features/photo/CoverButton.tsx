import { COVER_PAGE } from '@fumi/domain';
import { coverCopy } from '../../copy/layouts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useCover } from './CoverView.tsx';
import { SmallPhoto, slotStyle } from './SlotButton.tsx';

type Props = {
  readonly chosen: ChosenKit;
  /** Drawn on a small page, with its title below; else title and photo are in the button. */
  readonly isOnPage: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: (pageNo: number) => void;
};

/** The cover of a book or a calendar, whose photo and crop are chosen apart. */
export function CoverButton({ chosen, isOnPage, isCurrent, onChoose }: Props) {
  const { photo, frame } = useCover(chosen);
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-label={coverCopy.title}
      onClick={() => onChoose(COVER_PAGE)}
    >
      {isOnPage && frame ? (
        <span style={slotStyle(chosen, frame)}>
          <SmallPhoto {...{ photo }} shownIn={{ book: chosen, frame }} />
        </span>
      ) : null}
      {isOnPage ? null : (
        <>
          <SmallPhoto {...{ photo }} shownIn={null} />
          <span>{coverCopy.title}</span>
        </>
      )}
    </button>
  );
}
