import type { Ink } from '@fumi/domain';
import { cssColor } from '@fumi/print/svg';

const channelsOf = (hex: string): readonly number[] => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
};

/** What is so near to grey is one ink: small type of several inks has coloured edges where the press shifts. */
const GREYISH = 20;

const distance = (ink: Ink, wanted: readonly number[]): number =>
  channelsOf(cssColor(ink)).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0);

/** Coordinate by coordinate: each of the three colours takes the share that comes nearest, over and over. */
function nearestWithKey(wanted: readonly number[], key: number): Ink {
  let best: Ink = [0, 0, 0, key];
  for (let round = 0; round < 6; round += 1) {
    for (const at of [0, 1, 2] as const) {
      const tried = Array.from({ length: 51 }, (_, step) => best.with(at, step / 50) as unknown as Ink);
      best = tried.reduce((a, b) => (distance(b, wanted) < distance(a, wanted) ? b : a));
    }
  }
  return best;
}

const known = new Map<string, Ink>();

/** The inks that look like a colour of the screen; designs share few colours, and each takes a long search. */
export function inkOf(hex: string): Ink {
  const ink = known.get(hex) ?? mixed(hex);
  known.set(hex, ink);
  return ink;
}

/** As much black and as few colours as can be. */
function mixed(hex: string): Ink {
  const wanted = channelsOf(hex);
  const [darkest, lightest] = [Math.min(...wanted), Math.max(...wanted)];
  if (lightest - darkest <= GREYISH) {
    const mean = wanted.reduce((sum, value) => sum + value, 0) / wanted.length;
    return [0, 0, 0, Math.round(100 * (1 - mean / 255)) / 100];
  }
  const keys = Array.from({ length: 20 }, (_, step) => step / 20);
  const inks = keys.map((key) => nearestWithKey(wanted, key));
  const least = Math.min(...inks.map((ink) => distance(ink, wanted)));
  return inks.findLast((ink) => distance(ink, wanted) <= least + 60) ?? [0, 0, 0, 1];
}
