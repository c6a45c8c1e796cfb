import type { Ink } from '@fumi/domain';

/** Below this size a screen eats the strokes of type, and inks that lie beside each other show (design §6). */
const SMALL_PT = 12;
/** A grey that is meant as black. */
const NEARLY_BLACK = 0.8;
/** An ink that only tints a mixture; strokes keep their colour without it. */
const TINT = 0.15;
const MOST_INKS = 2;

/**
 * The ink in which type of a size is printed. Small type that is nearly black is black, without a screen; a colour
 * mixed of three inks or four loses those that only tint it, so that two plates have to fit on each other.
 */
export function typeInk(ink: Ink, sizePt: number): Ink {
  if (sizePt >= SMALL_PT) return ink;
  const [cyan, magenta, yellow, key] = ink;
  if (cyan === 0 && magenta === 0 && yellow === 0) return key >= NEARLY_BLACK ? [0, 0, 0, 1] : ink;
  if (ink.filter((share) => share > 0).length <= MOST_INKS) return ink;
  const kept = (share: number): number => (share < TINT ? 0 : share);
  return [kept(cyan), kept(magenta), kept(yellow), kept(key)];
}
