import { BLACK, type Color } from '../display-list.ts';

/** Below these sizes a screen eats the strokes of type, and three plates are seen beside each other (design §6), pt. */
const SCREENED_PT = 12;
const PLATES_PT = 9;
/** A share of key alone that is meant as black: at any size, and where type is small. */
const NEARLY_BLACK = { large: 0.8, small: 0.65 } as const;
/** So much key in a mixture of three inks or more makes a dark and dull colour, such as a brown. */
const DULL = 0.45;
const MOST_INKS = 2;

const KEY = 3;

/**
 * The ink in which type of a size is printed. What is nearly black is black, without a screen. Smaller type of a colour
 * mixed of three inks or four is black where that is dull, else it keeps the two that it has most of, so that two plates
 * have to fit on each other, and these take over the darkness of what is gone.
 */
export function typeInk(ink: Color, sizePt: number): Color {
  const inks = ink.filter((share) => share > 0).length;
  const key = ink[KEY];
  if (inks === 1 && key >= (sizePt < SCREENED_PT ? NEARLY_BLACK.small : NEARLY_BLACK.large)) return BLACK;
  if (sizePt >= PLATES_PT || inks <= MOST_INKS) return ink;
  if (key >= DULL) return BLACK;
  const kept = [KEY, 0, 1, 2].toSorted((a, b) => (ink[b] ?? 0) - (ink[a] ?? 0)).slice(0, MOST_INKS);
  const gone = ink.reduce((sum, share, at) => (kept.includes(at) ? sum : sum + share), 0);
  const darker = (share: number): number => Math.min(1, Math.round(share * (1 + gone) * 100) / 100);
  return ink.map((share, at) => (kept.includes(at) ? darker(share) : 0)) as unknown as Color;
}
