import { photosByShape } from '@fumi/domain';
import { layoutsCopy } from '../../copy/layouts.ts';
import { movesCopy } from '../../copy/moves.ts';
import { photoCopy } from '../../copy/photo.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { matchedPhoto } from '../../draft/layouts/matched-photo.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './SlotTools.module.css';
import type { Moves } from './use-moves.ts';
import type { Slots } from './use-slots.ts';

type MoveProps = { readonly slots: Slots; readonly moves: Moves };

/** Moves a photo straight to another slot; those between move up. For few slots single steps are enough. */
function MoveTo({ slots, moves, isOff }: MoveProps & { readonly isOff: boolean }) {
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
      onChange={({ target }) => moves.shift(index, Number(target.value))}
    />
  );
}

/** From so many slots on, moving by one at a time is tedious. */
const MANY = 6;

type ToolsProps = MoveProps & {
  /** Lays out all pages by their photos; null where pages have one layout. */
  readonly onSuggest: (() => void) | null;
};

/**
 * Moves the photo of the current slot without dragging: by touch and by keyboard; nothing while no photo is chosen.
 * Buttons that a press can turn off use `aria-disabled`, which keeps the focus.
 */
export function SlotTools({ slots, moves, onSuggest }: ToolsProps) {
  const { index } = slots.current;
  const hasPhoto = useDraft(({ photos }) => Boolean(photos[index]));
  const photoCount = useDraft(({ photos }) => photos.filter(Boolean).length);
  const hasBeside = useDraft(({ unused }) => unused.length > 0);
  const last = slots.all.length - 1;
  if (photoCount === 0) return null;
  return (
    <div className={styles.moves}>
      <Button
        size="small"
        aria-disabled={!hasPhoto || index <= 0}
        onClick={() => moves.swap(index, index - 1)}
      >
        {photoCopy.earlier}
      </Button>
      <Button
        size="small"
        aria-disabled={!hasPhoto || index === last}
        onClick={() => moves.swap(index, index + 1)}
      >
        {photoCopy.later}
      </Button>
      <Button size="small" variant="quiet" aria-disabled={!hasPhoto} onClick={() => moves.aside(index)}>
        {photoCopy.remove}
      </Button>
      <Button size="small" disabled={photoCount < 2 && !hasBeside} onClick={moves.sortByDate}>
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
      {slots.all.length < MANY || index < 0 ? null : <MoveTo {...{ slots, moves }} isOff={!hasPhoto} />}
    </div>
  );
}

type PageProps = MoveProps & { readonly pageNo: number };

/** Moves the page that is worked on, or the spread on which it lies. */
export function PageTools({ slots, moves, pageNo }: PageProps) {
  const names = useSlotNames();
  const { spreads } = moves;
  const spread = moves.spreadAt(pageNo);
  const at = spread === null ? -1 : spreads.indexOf(spread);
  const [earlier, later] = [spreads[at - 1], spreads[at + 1]];
  const move = (to: number | undefined): void => {
    if (spread !== null && to !== undefined) moves.shiftSpread(spread, to);
  };
  return (
    <fieldset className={styles.moves}>
      <legend>{movesCopy.pages(names.page(pageNo, 1))}</legend>
      <Button size="small" aria-disabled={at < 1} onClick={() => move(earlier)}>
        {movesCopy.spreadEarlier}
      </Button>
      <Button size="small" aria-disabled={at < 0 || later === undefined} onClick={() => move(later)}>
        {movesCopy.spreadLater}
      </Button>
      <Select
        label={movesCopy.swapPage(names.page(pageNo, 1))}
        value={String(pageNo)}
        options={slots.groups.flatMap((group) =>
          group.pageNo === null ? [] : [{ value: String(group.pageNo), label: names.page(group.pageNo, 1) }],
        )}
        onChange={({ target }) => moves.swapPages(pageNo, Number(target.value))}
      />
    </fieldset>
  );
}
