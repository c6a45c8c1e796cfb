import { linear, radial } from '../drawing/document.ts';
import { at, n } from '../drawing/geometry.ts';
import { gingham } from '../drawing/pattern.ts';
import { head } from '../drawing/people.ts';
import { blurred, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

/** A baby asleep on a soft blanket, seen from above. */
export function photo(): string {
  const sheet = radial(
    [
      [0, '#fffaf2'],
      [0.7, '#f6ead9'],
      [1, '#e4d0b6'],
    ],
    0.55,
    0.4,
    0.8,
  );
  const check = gingham('#fdf3ee', '#f2b9ae', 44);
  const wrap = linear([
    [0, '#fff', 0.55],
    [0.5, '#fff', 0],
    [1, '#a8614f', 0.35],
  ]);
  const rand = random(4);
  const folds = Array.from({ length: 9 }, (_, i) => {
    const y = 60 + i * 140;
    return `<path d="M-100 ${y}C300 ${n(y + rand.bell() * 90)} 900 ${n(y + rand.bell() * 120)} 1700 ${n(y + rand.bell() * 90)}" fill="none" stroke="${i % 2 ? '#d9c2a5' : '#ffffff'}" stroke-width="${n(40 + rand() * 46)}" opacity=".5"/>`;
  }).join('');
  const bundle =
    'M330 640C300 420 520 380 700 430C860 470 1010 560 1190 620C1420 690 1500 820 1440 980C1370 1150 1120 1190 900 1130C640 1080 360 900 330 640Z';
  const fist = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      '<path d="M-46 10C-52 -40 40 -52 50 -8C58 40 20 54 -6 50C-32 50 -44 36 -46 10Z" fill="#f8d2b8"/><path d="M-26 -14Q-20 8 -26 24M-4 -20Q2 6 -4 28M18 -18Q22 6 18 26" stroke="#dc9f82" stroke-width="4" fill="none" stroke-linecap="round"/>',
      1,
      turn,
    );
  const ear = (x: number) =>
    `<path d="M${x - 44} -66C${x - 70} -150 ${x + 70} -150 ${x + 44} -66Z" fill="#f3e3cf"/><path d="M${x - 20} -76C${x - 34} -126 ${x + 34} -126 ${x + 20} -76Z" fill="#f2b9ae"/>`;
  const hood = `<path d="M-150 30C-160 -170 160 -170 150 30C146 120 90 150 0 152C-90 150 -146 120 -150 30Z" fill="#f3e3cf"/>${at(-92, -28, ear(0), 0.9, -26)}${at(92, -28, ear(0), 0.9, 26)}<path d="M-112 24C-118 -128 118 -128 112 24C108 104 70 122 0 124C-70 122 -108 104 -112 24Z" fill="#e7d0b4"/>`;
  return developed(
    `${sheet.defs}${check.defs}${wrap.defs}<rect width="1600" height="1200" fill="${sheet.paint}"/>${blurred(26, folds)}
    ${blurred(34, `<path d="${bundle}" transform="translate(20 50)" fill="#8a5f45" opacity=".5"/>`)}
    <path d="${bundle}" fill="#f7c9bf"/><path d="${bundle}" fill="${check.paint}"/><path d="${bundle}" fill="${wrap.paint}"/>
    ${blurred(12, '<path d="M470 700C700 640 1000 760 1330 1010" stroke="#b9705f" stroke-width="26" fill="none" opacity=".4"/><path d="M430 520C640 520 900 620 1180 720" stroke="#fff" stroke-width="34" fill="none" opacity=".6"/>')}
    ${at(560, 520, hood + head({ hair: 'tuft', eyes: 'closed', mouth: 'small', hairColour: '#6b4a38', skin: '#fad9c2' }), 1.62, -14)}
    ${fist(770, 700, 20)}${fist(560, 770, -24)}
    ${at(1220, 300, `<circle r="104" fill="#f3e2c9"/><circle cx="-76" cy="-84" r="44" fill="#e9cfae"/><circle cx="76" cy="-84" r="44" fill="#e9cfae"/><circle r="104" fill="#f3e2c9"/><ellipse cy="34" rx="48" ry="38" fill="#fff7ea"/><ellipse cy="18" rx="17" ry="12" fill="#6b4a38"/><circle cx="-38" cy="-14" r="9" fill="#4a322a"/><circle cx="38" cy="-14" r="9" fill="#4a322a"/><path d="M-18 44Q0 58 18 44" stroke="#6b4a38" stroke-width="5" fill="none" stroke-linecap="round"/>`, 1.25, 16)}`,
    { leak: '#ffe3b8', x: 300, y: 40, strength: 0.5, vignette: 0.22 },
  );
}
