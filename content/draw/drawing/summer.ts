import { linear, radial } from './document.ts';
import { at, n, repeat } from './geometry.ts';

/** Morning glory, seen from the front. */
export function asagao(x: number, y: number, r: number, fill: string, deep: string, rotate = 0): string {
  const cup = radial([
    [0, '#fffdf4'],
    [0.22, '#fff6e0'],
    [0.4, fill],
    [1, deep],
  ]);
  const shape = `M0 -100${repeat(5, (i) => {
    const a = (((i + 1) * 72 - 90) * Math.PI) / 180;
    const m = (((i + 0.5) * 72 - 90) * Math.PI) / 180;
    return `Q${n(Math.cos(m) * 124)} ${n(Math.sin(m) * 124)} ${n(Math.cos(a) * 100)} ${n(Math.sin(a) * 100)}`;
  })}Z`;
  const rays = repeat(
    5,
    (i) => `<path transform="rotate(${i * 72})" d="M0 0L-11 -92Q0 -104 11 -92Z" fill="#fff" opacity=".62"/>`,
  );
  return `${cup.defs}${at(x, y, `<path d="${shape}" fill="${cup.paint}"/>${rays}<circle r="13" fill="#fdf0b8"/>`, r / 100, rotate)}`;
}

/** A broad three-lobed leaf. */
export const asagaoLeaf = (x: number, y: number, r: number, fill: string, rotate = 0) =>
  at(
    x,
    y,
    `<path d="M0 70C-20 30 -90 40 -96 -6C-70 -16 -46 -14 -34 -22C-30 -60 -14 -90 0 -104C14 -90 30 -60 34 -22C46 -14 70 -16 96 -6C90 40 20 30 0 70Z" fill="${fill}"/><path d="M0 60V-80M0 30L-64 2M0 30L64 2" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>`,
    r / 100,
    rotate,
  );

/** A firework of strokes and sparks. */
export const firework = (x: number, y: number, r: number, [a, b]: readonly [string, string], seed = 0) =>
  at(
    x,
    y,
    `${repeat(28, (i) => {
      const t = ((i * (360 / 28) + seed) * Math.PI) / 180;
      const far = i % 2 ? 100 : 82;
      const colour = i % 2 ? a : b;
      return `<path d="M${n(Math.cos(t) * 26)} ${n(Math.sin(t) * 26)}L${n(Math.cos(t) * far * 0.9)} ${n(Math.sin(t) * far * 0.9)}" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" opacity=".85"/><circle cx="${n(Math.cos(t) * far)}" cy="${n(Math.sin(t) * far)}" r="3.4" fill="${colour}"/>`;
    })}${repeat(14, (i) => {
      const t = ((i * (360 / 14) + seed) * Math.PI) / 180;
      return `<circle cx="${n(Math.cos(t) * 52)}" cy="${n(Math.sin(t) * 52)}" r="3" fill="#fff"/>`;
    })}<circle r="5" fill="#fff"/>`,
    r / 100,
  );

/** A glass wind bell with its paper strip. */
export const windBell = (x: number, y: number, scale: number, fish: string, paper: string) =>
  at(
    x,
    y,
    `<path d="M0 -130V-92" stroke="#8aa0b0" stroke-width="4"/><path d="M-82 40C-112 -40 -60 -92 0 -92C60 -92 112 -40 82 40C60 56 -60 56 -82 40Z" fill="#e4f4fa" opacity=".82"/><path d="M-82 40C-60 56 60 56 82 40L78 26C60 40 -60 40 -78 26Z" fill="${fish}" opacity=".8"/><path d="M-36 -6C-20 -32 16 -28 30 -8L56 -26C52 -10 52 4 56 18L30 4C14 20 -20 18 -36 -6Z" fill="${fish}"/><circle cx="-20" cy="-8" r="4" fill="#fff"/><path d="M-58 -50C-46 -72 -26 -80 -14 -80" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M0 46V120" stroke="#8aa0b0" stroke-width="4"/><path d="M-32 120H32V320H-32Z" fill="${paper}"/>`,
    scale,
  );

export const sunflower = (x: number, y: number, r: number, rotate = 0) =>
  at(
    x,
    y,
    `${repeat(18, (i) => `<path transform="rotate(${i * 20})" d="M0 -36C-20 -52 -18 -90 0 -104C18 -90 20 -52 0 -36Z" fill="#f4b52e"/>`)}${repeat(18, (i) => `<path transform="rotate(${i * 20 + 10})" d="M0 -36C-17 -50 -15 -80 0 -92C15 -80 17 -50 0 -36Z" fill="#ffd04a"/>`)}<circle r="45" fill="#7a4a24"/><circle r="31" fill="#5d3518"/>${repeat(16, (i) => `<circle cx="${n(Math.cos(i * 2.4) * (8 + i * 2))}" cy="${n(Math.sin(i * 2.4) * (8 + i * 2))}" r="3" fill="#b07a3c"/>`)}`,
    r / 100,
    rotate,
  );

/** A goldfish seen from above, swimming up. */
export function goldfish(x: number, y: number, scale: number, fill = '#e8482e', rotate = 0): string {
  const body = linear([
    [0, fill],
    [1, '#f7a06a'],
  ]);
  return `${body.defs}${at(x, y, `<path d="M-10 60C-60 90 -70 140 -50 180C-30 150 -14 140 0 130C14 140 30 150 50 180C70 140 60 90 10 60Z" fill="${fill}" opacity=".62"/><path d="M-34 -10C-70 0 -86 26 -80 46C-60 40 -44 30 -32 24ZM34 -10C70 0 86 26 80 46C60 40 44 30 32 24Z" fill="${fill}" opacity=".6"/><path d="M0 -96C40 -80 48 -20 34 24C26 52 12 66 0 72C-12 66 -26 52 -34 24C-48 -20 -40 -80 0 -96Z" fill="${body.paint}"/><path d="M0 -40V50" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/><circle cx="-26" cy="-66" r="8" fill="#2a1a14"/><circle cx="26" cy="-66" r="8" fill="#2a1a14"/>`, scale, rotate)}`;
}
