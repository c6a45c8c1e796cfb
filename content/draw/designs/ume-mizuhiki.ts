import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { branch, PINK_UME, RED_UME, ume, umeBud, WHITE_UME } from '../drawing/flowers.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { dust, flakeCloud, GOLD } from '../drawing/gold.ts';
import { brushed } from '../drawing/ink.ts';
import { awaji } from '../drawing/knot.ts';
import { washi } from '../drawing/paper.ts';
import { asanoha } from '../drawing/pattern.ts';
import { glow, shadow } from '../drawing/watercolour.ts';

const [cx, cy, r] = [640, 500, 392];
const edge = 'M1176 -20C1130 190 1240 360 1206 560C1180 760 1120 880 1196 1110H1600V-20Z';

export const design = defineDesign({
  id: 27002,
  slug: 'ume-mizuhiki',
  label: '梅と水引 謹賀新年',
  group: 10,
  tags: ['和風', 'プレミアム'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['red', 'gold', 'beige'],
  mood: ['formal', 'gorgeous', 'japanese'],
  frame: oval(cx, cy, r),
  photo: 'kimono',
  background() {
    const red = linear(
      [
        [0, '#a5152a'],
        [0.5, '#8f0f24'],
        [1, '#6c0918'],
      ],
      'diagonal',
    );
    const hemp = asanoha(150, '#c9625a', 1.6);
    return `<rect width="1576" height="1085" fill="#faf3e6"/>${glow(cx, cy, 640, 560, '#f4c9a8', 0.5)}${red.defs}${hemp.defs}
    <path d="${edge}" fill="${red.paint}"/><path d="${edge}" fill="${hemp.paint}" opacity=".55"/>${washi('landscape', { light: 0.5 })}
    <path d="M1176 -20C1130 190 1240 360 1206 560C1180 760 1120 880 1196 1110" fill="none" stroke="${GOLD}" stroke-width="11"/><path d="M1150 -20C1104 190 1214 360 1180 560C1154 760 1094 880 1170 1110" fill="none" stroke="${GOLD}" stroke-width="3"/>
    ${flakeCloud(1250, 260, 90, 300, 60, 7, 2)}${flakeCloud(1110, 760, 130, 190, 46, 7, 6)}${dust(150, 800, 200, 260, 120, GOLD, 4)}
    ${shadow(ellipsePath(cx, cy, r + 20), { dy: 10, blur: 14 })}<circle cx="${cx}" cy="${cy}" r="${r + 20}" fill="#fffdf8"/>`;
  },
  overlay() {
    const main = branch([-40, 250], [760, 66], { bend: -70, thickness: 30, seed: 4, colour: '#432619' });
    const side = branch([130, 190], [206, 560], { bend: 60, thickness: 18, seed: 9, colour: '#432619' });
    const twig = branch([430, 118], [600, 214], { bend: 34, thickness: 13, seed: 12, colour: '#432619' });
    return `<circle cx="${cx}" cy="${cy}" r="${r + 3}" fill="none" stroke="#fffdf8" stroke-width="9"/><circle cx="${cx}" cy="${cy}" r="${r + 13}" fill="none" stroke="${GOLD}" stroke-width="6"/>
    ${shadow(ellipsePath(230, 160, 150, 90), { dy: 14, blur: 22, opacity: 0.2 })}${main.art}${side.art}${twig.art}
    ${ume(64, 222, 66, RED_UME, 20)}${ume(176, 132, 82, WHITE_UME, -12)}${ume(310, 96, 96, RED_UME, 30)}${ume(142, 300, 58, PINK_UME, 8)}${ume(206, 420, 66, WHITE_UME, 40)}${ume(452, 74, 62, WHITE_UME, 4)}${ume(558, 160, 52, PINK_UME, 22)}${ume(640, 66, 54, RED_UME, 12)}${ume(214, 560, 42, RED_UME, 18)}${ume(60, 60, 54, WHITE_UME, 12)}
    ${umeBud(616, 218, 16, 130, '#d23a4c')}${umeBud(762, 64, 12, 80, '#f7dcd8')}
    ${awaji(1146, 812, 60, [GOLD, '#fffaf0', '#c8213a', '#fffaf0', GOLD], 9, [900, 200])}
    ${brushed('謹賀新年', { face: 'boku', size: 160, x: 1396, y: 76, vertical: true, fill: GOLD, spacing: 4 })}
    `;
  },
  words: [
    {
      type: 'MESSAGE',
      text: '皆様のご多幸を心よりお祈り申し上げます',
      box: { x: 95, y: 982, width: 1010, height: 40 },
      face: 'mincho',
      size: 32,
      fill: '#2b211d',
      align: 'middle',
      tracking: 0.12,
    },
  ],
});
