import { cropRect, type DraftPhoto, pictureSize, type Rect, type Size } from '@fumi/domain';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { rectInPercent, visibleInPercent } from '../../card/card-shape.ts';
import { useCut } from '../../card/judge-cut.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import type { Oddity } from '../../draft/odd-photos.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Slot } from './use-slots.ts';

/** Where a frame lies on a page in small. */
export function slotStyle({ kit, material }: ChosenKit, frame: Rect): CSSProperties {
  const { x, y, width, height } = visibleInPercent({ ...kit, itemPt: material.itemPt }, frame);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

/** The part of a frame that is left on its page, in shares of its sides: of a photo over a spread its half. */
function shownPart({ kit, material }: ChosenKit, frame: Rect): Rect {
  const shape = { ...kit, itemPt: material.itemPt };
  const [whole, seen] = [rectInPercent(shape, frame), visibleInPercent(shape, frame)];
  return {
    x: (seen.x - whole.x) / whole.width,
    y: (seen.y - whole.y) / whole.height,
    width: seen.width / whole.width,
    height: seen.height / whole.height,
  };
}

/** The picture of a photo, larger than what is shown of its frame and moved, so that this shows its part of the crop. */
function cropStyle({ size, offset, view }: DraftPhoto, frame: Size, part: Rect): CSSProperties {
  const inFrame = cropRect(size, frame, offset, view);
  const crop = {
    x: inFrame.x + part.x * inFrame.width,
    y: inFrame.y + part.y * inFrame.height,
    width: part.width * inFrame.width,
    height: part.height * inFrame.height,
  };
  const picture = pictureSize(size, view);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    position: 'absolute',
    maxWidth: 'none',
    width: percent(picture.width, crop.width),
    height: percent(picture.height, crop.height),
    left: percent(-crop.x, crop.width),
    top: percent(-crop.y, crop.height),
  };
}

type PictureProps = {
  readonly photo: DraftPhoto | null;
  /** Null where there is no page around it. */
  readonly shownIn: { readonly book: ChosenKit; readonly frame: Rect } | null;
};

/** A photo in small: as its slot shows it, or where there is none the middle of it. */
export function SmallPhoto({ photo, shownIn }: PictureProps) {
  const url = usePicture(photo, 'small');
  if (photo === null || url === null) return <Icon name="photo" />;
  const style = shownIn ? cropStyle(photo, shownIn.frame, shownPart(shownIn.book, shownIn.frame)) : undefined;
  return <img src={url} alt="" style={style} draggable={false} decoding="async" />;
}

type Props = {
  readonly slot: Slot;
  readonly isCurrent: boolean;
  readonly oddity: Oddity | null;
  readonly onChoose: (index: number) => void;
  /** Given on a small page of a book, which has its number below. */
  readonly book?: ChosenKit;
};

/** Scrolls the list to a slot, and not the page around it, which begins at its top. */
function showInList(item: HTMLElement): void {
  const list = item.closest('ol');
  if (!list) return;
  const [at, box] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += Math.min(0, at.left - box.left) + Math.max(0, at.right - box.right);
  list.scrollTop += Math.min(0, at.top - box.top) + Math.max(0, at.bottom - box.bottom);
}

/** A slot as its small picture and its number; it draws itself anew only when its own photo changes. */
export const SlotButton = memo(function SlotButton({ slot, isCurrent, oddity, onChoose, book }: Props) {
  const { index, main } = slot;
  const names = useSlotNames();
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const button = useRef<HTMLButtonElement>(null);
  const hasCome = useRef(false);
  useEffect(() => {
    if (isCurrent && hasCome.current) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (isCurrent && button.current) showInList(button.current);
    hasCome.current = true;
  }, [isCurrent]);

  const cut = useCut(photo, main);
  const isCut = cut !== 'fine';
  const name = names.name(index + 1);
  const words = photo ? photoCopy.slotFilled[cut](name, photo.fileName) : photoCopy.slotEmpty(name);
  return (
    <button
      ref={button}
      type="button"
      style={book && main ? slotStyle(book, main.frame) : undefined}
      aria-pressed={isCurrent}
      aria-label={oddity ? `${words}、${photoCopy.odd[oddity].text}` : words}
      data-slot={index}
      data-drag={photo ? 'photo' : undefined}
      data-cut={isCut || undefined}
      onClick={() => onChoose(index)}
    >
      <SmallPhoto photo={photo} shownIn={book && main ? { book, frame: main.frame } : null} />
      {isCut ? <Icon name="warning" /> : null}
      {oddity ? <em data-word={photoCopy.odd[oddity].word} /> : null}
      {book ? null : <span>{names.short(index + 1)}</span>}
    </button>
  );
});
