import { cropRect, type DraftPhoto, pictureSize, type Rect, type Size } from '@fumi/domain';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { visibleInPercent } from '../../card/card-shape.ts';
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
export function placeStyle({ kit, material }: ChosenKit, frame: Rect): CSSProperties {
  const { x, y, width, height } = visibleInPercent({ ...kit, itemPt: material.itemPt }, frame);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

/** The picture of a photo, larger than its frame and moved, so that the frame shows its crop. */
function cropStyle({ size, offset, view }: DraftPhoto, frame: Size): CSSProperties {
  const crop = cropRect(size, frame, offset, view);
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

type PictureProps = { readonly photo: DraftPhoto | null; readonly frame: Size | null };

/** A photo in small: as its frame shows it, or where there is none the middle of it. */
export function SmallPhoto({ photo, frame }: PictureProps) {
  const url = usePicture(photo, 'thumb');
  if (photo === null || url === null) return <Icon name="photo" />;
  const style = frame ? cropStyle(photo, frame) : undefined;
  return <img src={url} alt="" style={style} draggable={false} decoding="async" />;
}

type Props = {
  readonly slot: Slot;
  readonly isCurrent: boolean;
  readonly oddity: Oddity | null;
  readonly onChoose: (index: number) => void;
  /** On a page of a book that is shown in small: its number stands below it. */
  readonly book?: ChosenKit;
};

/** A slot as its small picture and its number; it draws itself anew only when its own photo changes. */
export const SlotButton = memo(function SlotButton({ slot, isCurrent, oddity, onChoose, book }: Props) {
  const { index, main } = slot;
  const names = useSlotNames();
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);

  const cut = useCut(photo, main);
  const isCut = cut !== 'fine';
  const name = names.name(index + 1);
  const words = photo ? photoCopy.slotFilled[cut](name, photo.fileName) : photoCopy.slotEmpty(name);
  return (
    <button
      ref={button}
      type="button"
      style={book && main ? placeStyle(book, main.frame) : undefined}
      aria-pressed={isCurrent}
      aria-label={oddity ? `${words}、${photoCopy.odd[oddity].text}` : words}
      data-slot={index}
      data-drag={photo ? 'photo' : undefined}
      data-cut={isCut || undefined}
      onClick={() => onChoose(index)}
    >
      <SmallPhoto photo={photo} frame={book && main ? main.frame : null} />
      {isCut ? <Icon name="warning" /> : null}
      {oddity ? <em data-word={photoCopy.odd[oddity].word} /> : null}
      {book ? null : <span>{names.short(index + 1)}</span>}
    </button>
  );
});
