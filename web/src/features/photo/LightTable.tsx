import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { watchDrags } from '../../platform/drag.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SlotStrip.module.css';
import { SlotStrip } from './SlotStrip.tsx';
import { UnusedPhotos } from './UnusedPhotos.tsx';
import type { Moves } from './use-moves.ts';
import type { Slots } from './use-slots.ts';

/** Where a thing may be let go, by its kind. */
const GOALS = {
  photo: '[data-slot], [data-tray]',
  unused: '[data-slot]',
  page: '[data-page]',
  spread: '[data-spread]',
};

const numberIn = (value: string | undefined): number => Number(value ?? -1);

const PICTURES: Readonly<Record<string, string>> = { page: 'data-page', spread: 'data-spread' };

/** What moves with a drag: the page of a number, the spread of a handle, else the thing itself. */
function pictureOf(thing: HTMLElement): HTMLElement {
  const attribute = PICTURES[thing.dataset.drag ?? ''];
  const picture =
    attribute && thing.closest('ol')?.querySelector<HTMLElement>(`[${attribute}="${thing.dataset.moved}"]`);
  return picture || thing;
}

/** Moves a thing to the goal where it was let go. */
function drop(moves: Moves, { dataset: thing }: HTMLElement, { dataset: goal }: HTMLElement): void {
  const from = numberIn(thing.slot);
  if (thing.drag === 'page') moves.swapPages(numberIn(thing.moved), numberIn(goal.page));
  else if (thing.drag === 'spread') moves.shiftSpread(numberIn(thing.moved), numberIn(goal.spread));
  else if (thing.drag === 'unused') moves.take(thing.image ?? '', numberIn(goal.slot));
  else if (goal.slot === undefined) moves.aside(from);
  else moves.swap(from, numberIn(goal.slot));
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = { readonly chosen: ChosenKit; readonly slots: Slots; readonly moves: Moves };

/** 写真の並び, and beside it the photos that are not used: what lies on it is dragged, or moved by keys. */
export function LightTable({ chosen, slots, moves }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const onDrop = useEffectEvent((thing: HTMLElement, goal: HTMLElement) => drop(moves, thing, goal));
  useEffect(
    () =>
      table.current
        ? watchDrags(table.current, { goals: GOALS, pictureOf, onDrop: (...dropped) => onDrop(...dropped) })
        : undefined,
    [],
  );
  const focusSlot = (index: number): void =>
    table.current?.querySelector<HTMLElement>(`[data-slot="${index}"]`)?.focus();
  /** Shift and an arrow move the photo that has the focus, which goes with it. */
  const onKeyDown = ({ target, key, shiftKey }: KeyboardEvent<HTMLElement>): void => {
    const { drag, slot } = (target as HTMLElement).dataset;
    const [from, step] = [numberIn(slot), STEPS[key]];
    if (drag !== 'photo' || !shiftKey || step === undefined || !slots.all[from + step]) return;
    moves.swap(from, from + step);
    focusSlot(from + step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the buttons inside
    <div ref={table} className={styles.table} onKeyDown={onKeyDown}>
      <SlotStrip {...{ chosen, slots }} />
      <UnusedPhotos slot={slots.current} moves={moves} onGone={() => focusSlot(slots.current.index)} />
      <p role="status">
        <VisuallyHidden key={moves.announced.times}>{moves.announced.text}</VisuallyHidden>
      </p>
    </div>
  );
}
