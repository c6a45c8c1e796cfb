import { isComposing } from './is-composing.ts';

/** The toast's button, by its place: code in Toast.tsx would be loaded before any page. */
const shownButton = () => document.querySelector<HTMLElement>('body > div > [role=status] button');

/** Where Tab came from, while the focus is on the button; the heading, where it was nowhere. */
let origin: HTMLElement | null = null;

const placeOfFocus = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(':focus') ?? document.querySelector<HTMLElement>('main h1');

/** After a press or typing elsewhere, Tab leads to the next field again. */
const GONE_ON = ['pointerdown', 'input'] as const;

function stop(): void {
  document.removeEventListener('keydown', onTab);
  for (const type of GONE_ON) document.removeEventListener(type, stop, true);
}

/** Back to where Tab came from, and with Tab one further from there: the browser does that step. */
function leave(event: KeyboardEvent): void {
  if (event.shiftKey) event.preventDefault();
  origin?.focus({ preventScroll: true });
  stop();
}

function goTo(button: HTMLElement, event: KeyboardEvent): void {
  origin = placeOfFocus();
  button.focus();
  // Beside an open dialog nothing can have the focus: Tab stays in it.
  if (document.activeElement === button) event.preventDefault();
}

function onTab(event: KeyboardEvent): void {
  // During kana conversion, or with a modifier key, Tab means something else.
  if (event.key !== 'Tab' || isComposing(event) || event.ctrlKey || event.altKey || event.metaKey) return;
  const button = shownButton();
  if (!button) stop();
  else if (document.activeElement === button) leave(event);
  else if (!event.shiftKey) goTo(button, event);
}

/**
 * For a toast whose button undoes something. It is last in the document and disappears soon, so
 * that keyboard users would not reach it: the next Tab leads to it, once.
 */
export function leadTabToToast(): void {
  stop();
  document.addEventListener('keydown', onTab);
  for (const type of GONE_ON) document.addEventListener(type, stop, true);
}
