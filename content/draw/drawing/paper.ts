import type { Orientation } from './document.ts';
import { canvasOf } from './document.ts';
import { type Point, smooth } from './geometry.ts';
import { random } from './random.ts';

const sheet = (orientation: Orientation, paint: string, more = '') => {
  const { width, height } = canvasOf(orientation);
  return `<rect width="${width}" height="${height}" fill="${paint}" ${more}/>`;
};

export const ground = (orientation: Orientation, paint: string) => sheet(orientation, paint);

/** Handmade paper over all that was drawn before: hills in raking light and long fibres. */
export function washi(
  orientation: Orientation,
  { light = 0.5, fibres = 220, colour = '#8d7a5a', seed = 5 } = {},
): string {
  const { width, height } = canvasOf(orientation);
  const rand = random(seed);
  let pale = '';
  let dark = '';
  for (let i = 0; i < fibres; i++) {
    const [x, y, length] = [rand() * width, rand() * height, 20 + rand() * 90];
    const angle = rand() * Math.PI * 2;
    const bend = rand.bell() * 26;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const line: Point[] = [
      [x, y],
      [x + c * length * 0.5 - s * bend, y + s * length * 0.5 + c * bend],
      [x + c * length, y + s * length],
    ];
    if (i % 3) pale += smooth(line, false);
    else dark += smooth(line, false);
  }
  return `${sheet(orientation, 'url(#washi)', `opacity="${light}" style="mix-blend-mode:multiply"`)}<path d="${pale}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".26"/><path d="${dark}" fill="none" stroke="${colour}" stroke-width=".9" opacity=".26"/>`;
}

/** Drawing paper with a fine tooth. */
export const tooth = (orientation: Orientation, light = 0.4) =>
  sheet(orientation, 'url(#tooth)', `opacity="${light}" style="mix-blend-mode:multiply"`);
