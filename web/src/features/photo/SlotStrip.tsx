import {
  COVER_PAGE,
  photosByDate,
  photosByShape,
  shiftPhoto,
  swapPhotos,
  unprintedPhotos,
} from '@fumi/domain';
import { type DragEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { coverCopy, layoutsCopy } from '../../copy/layouts.ts';
import { photoCopy } from '../../copy/photo.ts';
import { removePhoto } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { matchedPhoto, useCutJudge } from '../../draft/judge-cut.ts';
import { type Oddity, useOddPhotos } from '../../draft/odd-photos.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './SlotStrip.module.css';
import type { Slot, Slots } from './use-slots.ts';

const DRAG_TYPE = 'application/x-fumi-slot';

type ButtonProps = {
  readonly slot: Slot;
  readonly isCurrent: boolean;
  readonly oddity: Oddity | null;
  readonly onChoose: (index: number) => void;
  readonly onDropped: (from: number, to: number) => void;
};

/** A slot as its small picture and its number; it draws itself anew only when its own photo changes. */
const SlotButton = memo(function SlotButton({
  slot: { index, main },
  isCurrent,
  oddity,
  onChoose,
  onDropped,
}: ButtonProps) {
  const names = useSlotNames();
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const url = usePicture(photo, 'thumb');
  const [isOver, setIsOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);

  const judgeCut = useCutJudge();
  const cut = photo && main ? judgeCut(photo, main.frame) : 'fine';
  const isCut = cut !== 'fine';
  const name = names.name(index + 1);
  const words = photo ? photoCopy.slotFilled[cut](name, photo.fileName) : photoCopy.slotEmpty(name);
  const allow = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    const from = event.dataTransfer.getData(DRAG_TYPE);
    if (from === '') return;
    event.preventDefault();
    onDropped(Number(from), index);
  };
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isCurrent}
      aria-label={oddity ? `${words}、${photoCopy.odd[oddity].text}` : words}
      data-over={isOver || undefined}
      data-cut={isCut || undefined}
      draggable={photo !== null}
      onClick={() => onChoose(index)}
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(index))}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {url ? <img src={url} alt="" draggable={false} decoding="async" /> : <Icon name="photo" />}
      {isCut ? <Icon name="warning" /> : null}
      {oddity ? <em data-word={photoCopy.odd[oddity].word} /> : null}
      <span>{names.short(index + 1)}</span>
    </button>
  );
});

type PageProps = {
  readonly pageNo: number;
  readonly isCurrent: boolean;
  readonly onChoose: (pageNo: number) => void;
};

/** A page of a book that shows no photo: words alone, or nothing. */
const PageButton = memo(function PageButton({ pageNo, isCurrent, onChoose }: PageProps) {
  const names = useSlotNames();
  const hasWords = useDraft(({ pages }) => pages?.[pageNo]?.layout === 'text');
  const name = names.page(pageNo, 1);
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-label={layoutsCopy.noPhotos(name)}
      onClick={() => onChoose(pageNo)}
    >
      {hasWords ? <Icon name="pencil" /> : null}
      <span>{pageNo - 1}</span>
    </button>
  );
});

/** The cover of a bound book, whose photo is chosen apart. */
function CoverButton({ isCurrent, onChoose }: Omit<PageProps, 'pageNo'>) {
  return (
    <button type="button" aria-pressed={isCurrent} onClick={() => onChoose(COVER_PAGE)}>
      <span>{coverCopy.title}</span>
    </button>
  );
}

/** All slots in their order: pressed to be worked on, dragged onto each other to exchange their photos. */
export function SlotStrip({ slots }: { readonly slots: Slots }) {
  const count = useDraft(({ photos }) => photos.length);
  const filled = useDraft(({ photos }) => photos.filter((photo) => photo !== null).length);
  const odd = useOddPhotos();
  const oddityAt = useDraft(({ photos }) => photos).map((photo) => odd.get(photo?.imageId ?? '') ?? null);
  const { groups, current, pageNo: currentPage, choose, choosePage, arrange } = slots;
  const beside = useDraft((draft) => unprintedPhotos(draft).length);
  const { spineMm } = useShop().material;
  const onDropped = useCallback(
    (from: number, to: number) => arrange((photos) => swapPhotos(photos, from, to), to),
    [arrange],
  );
  return (
    <section className={styles.strip} aria-label={photoCopy.slots}>
      <div role="status">
        <p>{photoCopy.filled(filled, count)}</p>
        {beside > 0 ? <p>{photoCopy.alsoUnused(beside)}</p> : null}
      </div>
      <ol>
        {spineMm === undefined ? null : (
          <li>
            <CoverButton isCurrent={currentPage === COVER_PAGE} onChoose={choosePage} />
          </li>
        )}
        {groups.map(({ pageNo, slots: here }) =>
          pageNo !== null && here.length === 0 ? (
            <li key={`page ${pageNo}`}>
              <PageButton {...{ pageNo }} isCurrent={pageNo === currentPage} onChoose={choosePage} />
            </li>
          ) : (
            here.map((slot) => (
              <li key={slot.index}>
                <SlotButton
                  {...{ slot, onDropped }}
                  isCurrent={slot.index === current.index}
                  oddity={oddityAt[slot.index] ?? null}
                  onChoose={choose}
                />
              </li>
            ))
          ),
        )}
      </ol>
      <Note>{photoCopy.slotsHint}</Note>
    </section>
  );
}

/** Straight to another slot, and those between move up. With few slots the neighbours are near enough. */
function MoveTo({ slots, isOff }: { readonly slots: Slots; readonly isOff: boolean }) {
  const names = useSlotNames();
  const { index } = slots.current;
  return (
    <Select
      label={photoCopy.moveTo}
      value={String(index)}
      disabled={isOff}
      options={slots.all.map((slot) => ({
        value: String(slot.index),
        label: names.name(slot.index + 1),
      }))}
      onChange={({ target }) => {
        const to = Number(target.value);
        slots.arrange((photos) => shiftPhoto(photos, index, to), to);
      }}
    />
  );
}

/** From so many slots on, moving by one at a time is tedious. */
const MANY = 6;

type ToolsProps = {
  readonly slots: Slots;
  /** Lays out all pages by their photos; null where pages have one layout. */
  readonly onSuggest: (() => void) | null;
};

/** Moves the photo of the current slot without dragging: by touch and by keyboard; nothing while there is none. */
export function SlotTools({ slots, onSuggest }: ToolsProps) {
  const { index } = slots.current;
  const hasPhoto = useDraft(({ photos }) => Boolean(photos[index]));
  const photoCount = useDraft(({ photos }) => photos.filter(Boolean).length);
  const swapWith = (to: number): void => slots.arrange((photos) => swapPhotos(photos, index, to), to);
  const last = slots.all.length - 1;
  if (photoCount === 0) return null;
  return (
    <div className={styles.moves}>
      <Button size="small" disabled={!hasPhoto || index <= 0} onClick={() => swapWith(index - 1)}>
        {photoCopy.earlier}
      </Button>
      <Button size="small" disabled={!hasPhoto || index === last} onClick={() => swapWith(index + 1)}>
        {photoCopy.later}
      </Button>
      <Button size="small" variant="quiet" disabled={!hasPhoto} onClick={() => removePhoto(index)}>
        {photoCopy.remove}
      </Button>
      {slots.all.length < MANY || index < 0 ? null : <MoveTo slots={slots} isOff={!hasPhoto} />}
      <Button size="small" disabled={photoCount < 2} onClick={() => slots.arrange(photosByDate)}>
        {photoCopy.byDate}
      </Button>
      {onSuggest ? (
        <Button size="small" disabled={photoCount < 2} onClick={onSuggest}>
          {layoutsCopy.suggest}
        </Button>
      ) : (
        <Button
          size="small"
          disabled={photoCount < 2}
          onClick={() => slots.arrange((photos) => photosByShape(photos, slots.frames, matchedPhoto))}
        >
          {photoCopy.byShape}
        </Button>
      )}
    </div>
  );
}
