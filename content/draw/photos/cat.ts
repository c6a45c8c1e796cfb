import { linear, radial } from '../drawing/document.ts';
import { at } from '../drawing/geometry.ts';
import { blurred, bokeh, developed } from '../drawing/photo-light.ts';

/** A ginger cat in a sunny window. */
export function photo(): string {
  const room = linear([
    [0, '#f3eadb'],
    [0.7, '#e7d5bb'],
    [1, '#c9a981'],
  ]);
  const coat = radial(
    [
      [0, '#f6c98c'],
      [0.6, '#e8a75e'],
      [1, '#c47f3c'],
    ],
    0.5,
    0.3,
    0.8,
  );
  const cream = linear([
    [0, '#fffaf0'],
    [1, '#f6e4cb'],
  ]);
  const iris = radial([
    [0, '#d9c14a'],
    [0.6, '#a8a83c'],
    [1, '#5f7a34'],
  ]);
  const ear =
    '<path d="M-176 -96C-190 -210 -176 -282 -158 -300C-108 -276 -60 -226 -36 -176Z" fill="#e0994f"/><path d="M-152 -130C-162 -206 -154 -246 -146 -260C-112 -240 -84 -206 -72 -178Z" fill="#efb59c"/>';
  const eye =
    '<path d="M-44 4C-34 -38 34 -38 44 4C30 36 -30 36 -44 4Z" fill="url(#IRIS)" stroke="#3a2618" stroke-width="7"/><ellipse rx="13" ry="27" fill="#1d1411"/><circle cx="9" cy="-11" r="9" fill="#fff"/>'.replace(
      'url(#IRIS)',
      iris.paint,
    );
  const stripes =
    '<g fill="none" stroke="#b96f30" stroke-width="16" stroke-linecap="round" opacity=".75"><path d="M0 -214V-140M-46 -206L-38 -146M46 -206L38 -146M-206 -10L-150 -2M-200 44L-150 40M206 -10L150 -2M200 44L150 40"/></g>';
  const whiskers =
    '<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"><path d="M-70 84C-150 70 -220 76 -280 90M-70 98C-150 104 -210 124 -262 150M70 84C150 70 220 76 280 90M70 98C150 104 210 124 262 150"/></g>';
  const face = `${ear}${at(0, 0, ear, 1, 0, true)}<path d="M-206 0C-216 -146 -120 -212 0 -212C120 -212 216 -146 206 0C210 100 110 172 0 172C-110 172 -210 100 -206 0Z" fill="${coat.paint}"/>${stripes}<path d="M0 -60C46 20 60 40 110 66C120 130 60 166 0 168C-60 166 -120 130 -110 66C-60 40 -46 20 0 -60Z" fill="${cream.paint}"/>${at(-92, -10, eye)}${at(92, -10, eye)}<path d="M-26 56Q0 46 26 56Q16 84 0 84Q-16 84 -26 56Z" fill="#e58f84"/><path d="M0 84V100M-54 102C-40 130 -6 128 0 102C6 128 40 130 54 102" fill="none" stroke="#6b3f28" stroke-width="7" stroke-linecap="round"/>${whiskers}`;
  const body = `<path d="M-240 820C-270 480 -200 210 -110 130H110C200 210 270 480 240 820Z" fill="${coat.paint}"/><path d="M-100 820C-150 520 -120 280 -80 150H80C120 280 150 520 100 820Z" fill="${cream.paint}"/><path d="M-130 158C-60 214 60 214 130 158L136 194C60 250 -60 250 -136 194Z" fill="#4f7fa8"/><circle cx="0" cy="240" r="24" fill="#e3b94f"/>`;
  return developed(
    `${room.defs}${coat.defs}${cream.defs}${iris.defs}<rect width="1600" height="1200" fill="${room.paint}"/>
    ${blurred(12, '<rect x="900" y="-40" width="620" height="860" fill="#fdfdf6"/><rect x="930" y="-10" width="270" height="800" fill="#cfe4d2"/><rect x="1230" y="-10" width="260" height="800" fill="#d9ead0"/><path d="M870 820H1560" stroke="#fff" stroke-width="40"/><ellipse cx="1060" cy="560" rx="130" ry="200" fill="#9cc08e"/><ellipse cx="1360" cy="600" rx="150" ry="180" fill="#a9cb98"/><path d="M60 0C140 400 120 800 40 1200H-40V0Z" fill="#e9d2c0"/>')}
    ${bokeh(26, ['#fffbe8', '#fff0c8'], { seed: 6, bottom: 800, size: 46, opacity: 0.45 })}${blurred(16, '<rect y="1020" width="1600" height="260" fill="#b98a5c"/>')}${at(720, 570, body + face, 1.34, 4)}`,
    { leak: '#ffe4a6', x: 1250, y: 100, strength: 0.55, vignette: 0.24 },
  );
}
