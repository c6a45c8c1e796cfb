import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../platform/is-composing.ts';

/** What keys do: one, or two in a row such as `g o`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Between the first and the second key. */
const SEQUENCE_MS = 1000;

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Makes keys work as long as the component is there: on its page, or in the dialog that it is. */
export function useShortcuts(shortcuts: Shortcuts, place: 'page' | 'dialog' = 'page'): void {
  const isForUs = useEffectEvent((event: KeyboardEvent) => isKeyFor(place, event));
  const onKey = useEffectEvent((key: string, before: string | null): boolean => {
    const run = (before === null ? undefined : shortcuts[`${before} ${key}`]) ?? shortcuts[key];
    run?.();
    return run !== undefined;
  });
  useEffect(() => {
    let before: { readonly key: string; readonly atMs: number } | null = null;
    const listen = (event: KeyboardEvent) => {
      if (!isForUs(event)) return;
      const isSequence = before !== null && event.timeStamp - before.atMs < SEQUENCE_MS;
      const isDone = onKey(event.key, isSequence ? (before?.key ?? null) : null);
      before = isDone ? null : { key: event.key, atMs: event.timeStamp };
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Keys that somebody types into a field, an input method composes, or the browser means, are not ours. */
function isKeyFor(place: 'page' | 'dialog', event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || isComposing(event)) return false;
  const at = event.target instanceof Element ? event.target : null;
  return !at?.closest(TYPING) && (place === 'dialog') === Boolean(at?.closest('dialog[open]'));
}

/** Moves focus among the rows of a list: real focus, so that Enter opens what it is on. */
function moveInList(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** `j` and `k` in a list whose links carry `data-row`. */
export const LIST_SHORTCUTS: Shortcuts = { j: () => moveInList(1), k: () => moveInList(-1) };
