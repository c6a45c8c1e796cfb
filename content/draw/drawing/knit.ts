import { define } from './document.ts';
import { n } from './geometry.ts';

/** One knitted stitch: two leaning drops. */
const stitch = (s: number, fill: string) => {
  const w = s / 2;
  const h = n(s * 1.16);
  return `<path d="M${w} ${h}C${n(w * 0.3)} ${n(h * 0.86)} ${n(w * 0.02)} ${n(h * 0.5)} ${n(w * 0.1)} ${n(h * 0.08)}C${n(w * 0.7)} ${n(h * 0.1)} ${w} ${n(h * 0.5)} ${w} ${h}ZM${w} ${h}C${n(w * 1.7)} ${n(h * 0.86)} ${n(w * 1.98)} ${n(h * 0.5)} ${n(w * 1.9)} ${n(h * 0.08)}C${n(w * 1.3)} ${n(h * 0.1)} ${w} ${n(h * 0.5)} ${w} ${h}Z" fill="${fill}"/>`;
};

/** A knitted ground of one colour. */
export function knitGround(s: number, fill: string, gap: string) {
  const { id, defs } = define(
    (name) =>
      `<pattern id="${name}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><rect width="${s}" height="${s}" fill="${gap}"/><g>${stitch(s, fill)}</g><g transform="translate(0 ${-s})">${stitch(s, fill)}</g></pattern>`,
  );
  return { defs, paint: `url(#${id})` };
}

/** Stitches of other colours over the ground: rows of a chart, one letter a stitch, dot for none. */
export function knitted(
  chart: readonly string[],
  x: number,
  y: number,
  s: number,
  colours: Readonly<Record<string, string>>,
  times = 1,
): string {
  const { id, defs } = define((name) => `<g id="${name}">${stitch(s, 'currentColor')}</g>`);
  const uses: string[] = [];
  for (let k = 0; k < times; k++) {
    chart.forEach((row, r) => {
      [...row].forEach((key, c) => {
        const colour = colours[key];
        if (colour)
          uses.push(
            `<use href="#${id}" x="${x + (k * row.length + c) * s}" y="${y + r * s}" color="${colour}"/>`,
          );
      });
    });
  }
  return defs + uses.join('');
}
