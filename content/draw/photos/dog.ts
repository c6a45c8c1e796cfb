import { linear, radial } from '../drawing/document.ts';
import { at } from '../drawing/geometry.ts';
import { blurred, bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** A Shiba that has just heard its name. */
export function photo(): string {
  const ground = linear([
    [0, '#f3e6c5'],
    [0.6, '#e6d7a2'],
    [1, '#b9b86c'],
  ]);
  const coat = radial(
    [
      [0, '#f0b878'],
      [0.6, '#dd9450'],
      [1, '#b96f35'],
    ],
    0.5,
    0.3,
    0.8,
  );
  const chest = linear([
    [0, '#fffaf0'],
    [1, '#f1dec2'],
  ]);
  const inner = linear([
    [0, '#7d4a34'],
    [1, '#e5b08c'],
  ]);
  const ear = `<path d="M-150 -120C-196 -250 -180 -330 -150 -346C-90 -320 -40 -240 -26 -176Z" fill="#d58c4a"/><path d="M-134 -150C-164 -240 -158 -292 -144 -306C-104 -282 -72 -230 -60 -190Z" fill="${inner.paint}"/>`;
  const eye =
    '<ellipse rx="23" ry="25" fill="#2b1a14"/><circle cx="8" cy="-9" r="8.5" fill="#fff"/><circle cx="-8" cy="9" r="4" fill="#fff" opacity=".7"/><path d="M-30 -10Q-2 -36 28 -12" fill="none" stroke="#3a2218" stroke-width="8" stroke-linecap="round"/>';
  const face = `${ear}${at(0, 0, ear, 1, 0, true)}<path d="M-210 -30C-226 -190 -120 -236 0 -236C120 -236 226 -190 210 -30C236 60 190 130 110 168C60 200 -60 200 -110 168C-190 130 -236 60 -210 -30Z" fill="${coat.paint}"/><path d="M-216 10C-190 -40 -120 -36 -66 22C-36 -10 36 -10 66 22C120 -36 190 -40 216 10C230 80 180 136 106 168C60 198 -60 198 -106 168C-180 136 -230 80 -216 10Z" fill="${chest.paint}"/><ellipse cx="-82" cy="-112" rx="26" ry="17" fill="#fff2dc"/><ellipse cx="82" cy="-112" rx="26" ry="17" fill="#fff2dc"/>${at(-88, -44, eye)}${at(88, -44, eye)}<path d="M-46 44C-50 14 50 14 46 44C44 70 18 84 0 84C-18 84 -44 70 -46 44Z" fill="#2c1c18"/><ellipse cx="-14" cy="38" rx="13" ry="7" fill="#fff" opacity=".4"/><path d="M0 84V112" stroke="#4a2c20" stroke-width="7"/><path d="M-92 92C-70 136 -18 138 0 112C18 138 70 136 92 92" fill="none" stroke="#4a2c20" stroke-width="8" stroke-linecap="round"/><path d="M-40 128C-38 196 38 196 40 128Q20 134 0 116Q-20 134 -40 128Z" fill="#e77f79"/><path d="M0 126V166" stroke="#c25e5c" stroke-width="5"/>`;
  const body = `<path d="M-250 760C-270 420 -200 180 -120 120H120C200 180 270 420 250 760Z" fill="${coat.paint}"/><path d="M-120 760C-170 480 -150 240 -96 150H96C150 240 170 480 120 760Z" fill="${chest.paint}"/><path d="M-148 168C-70 244 70 244 148 168L156 214C70 296 -70 296 -156 214Z" fill="#c43a34"/>${at(0, 268, '<circle r="30" fill="#e3b94f"/><circle cx="-8" cy="-9" r="9" fill="#fff3c4"/><path d="M-20 6H20" stroke="#8a6520" stroke-width="5"/>')}`;
  return developed(
    `${ground.defs}${coat.defs}${chest.defs}${inner.defs}<rect width="1600" height="1200" fill="${ground.paint}"/>
    ${foliage(36, ['#d9cf8e', '#c3bd74', '#efe4b4', '#a9ad63', '#e9c98c'], { seed: 21, bottom: 820, size: 150, blur: 34 })}
    ${blurred(20, '<rect y="900" width="1600" height="400" fill="#a8ac5c"/>')}
    ${bokeh(46, ['#fffbe0', '#ffeec0', '#ffe0a6'], { seed: 17, bottom: 800, size: 58, opacity: 0.5 })}
    ${at(800, 590, body + face, 1.26, -3)}`,
    { leak: '#ffd58c', x: 1300, y: 80, strength: 0.6 },
  );
}
