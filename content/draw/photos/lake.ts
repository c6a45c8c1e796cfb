import { clip, linear } from '../drawing/document.ts';
import { at, n, polygon, smooth } from '../drawing/geometry.ts';
import { fuji, hills } from '../drawing/landscape.ts';
import { blurred, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

/** Mount Fuji over a still lake at first light. */
export function photo(): string {
  const sky = linear([
    [0, '#7ea6cf'],
    [0.45, '#d9cfd6'],
    [0.75, '#f9cfa9'],
    [1, '#fde6b8'],
  ]);
  const rand = random(6);
  const mountain = fuji(
    800,
    210,
    520,
    { top: '#4d6288', foot: '#a99fb4', shade: '#c5cfe4', snow: '#fff6ee' },
    9,
  );
  const range = (y: number, swell: number, fill: string, seed: number) =>
    `<path d="${smooth(hills(1600, 1200, y, swell, seed, 110))}" fill="${fill}"/>`;
  const land = `${sky.defs}<rect width="1600" height="760" fill="${sky.paint}"/>${blurred(30, '<ellipse cx="380" cy="300" rx="420" ry="46" fill="#fff" opacity=".55"/><ellipse cx="1300" cy="240" rx="360" ry="38" fill="#fff" opacity=".5"/><ellipse cx="1080" cy="560" rx="700" ry="40" fill="#fff" opacity=".5"/>')}${mountain}${range(664, 30, '#77839a', 3)}${range(706, 18, '#50617a', 7)}`;
  const ripples = Array.from({ length: 70 }, () => {
    const y = 776 + rand() ** 1.4 * 420;
    const w = 60 + rand() * 280;
    const x = rand() * 1600;
    return `<path d="M${n(x)} ${n(y)}h${n(w)}" stroke="#fff" stroke-width="${n(1 + (y - 760) / 120)}" opacity="${n(0.1 + rand() * 0.3)}" stroke-linecap="round"/>`;
  }).join('');
  const reeds = Array.from({ length: 80 }, () => {
    const x = rand() < 0.7 ? rand() * 520 : 1300 + rand() * 320;
    const h = 90 + rand() * 190;
    const lean = rand.bell() * 40;
    return `<path d="M${n(x)} 1220Q${n(x + lean * 0.2)} ${n(1220 - h * 0.6)} ${n(x + lean)} ${n(1200 - h)}" stroke="${rand.pick(['#3c3a34', '#5a4c36', '#7d6439'])}" stroke-width="${n(3 + rand() * 3)}" fill="none" stroke-linecap="round"/>`;
  }).join('');
  const pine = at(
    1490,
    1180,
    `${[0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<path d="${polygon([
            [0, -560 + i * 70],
            [90 + i * 26, -420 + i * 84],
            [-90 - i * 26, -420 + i * 84],
          ])}" fill="#2c3a3c"/>`,
      )
      .join('')}<rect x="-14" y="-80" width="28" height="120" fill="#2a2524"/>`,
  );
  return developed(
    `${land}${clip('M0 760H1600V1200H0Z', blurred(5, `<g transform="translate(0 1520) scale(1 -1)">${land}</g>`))}<rect y="760" width="1600" height="440" fill="#5d7a9c" opacity=".28"/>${ripples}${blurred(4, reeds)}${blurred(3, pine)}`,
    { leak: '#ffd39a', x: 1000, y: 560, strength: 0.5, vignette: 0.26 },
  );
}
