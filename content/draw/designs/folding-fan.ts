import { pine } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { GOLD_UME, ume, WHITE_UME } from '../drawing/flowers.ts';
import { windowed } from '../drawing/frames.ts';
import { n, repeat } from '../drawing/geometry.ts';
import { dust, flakeCloud, GOLD } from '../drawing/gold.ts';
import { brushed } from '../drawing/ink.ts';
import { mist } from '../drawing/landscape.ts';
import { washi } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const [px, py] = [660, 868];
const polar = (degrees: number, r: number) => {
  const a = (degrees * Math.PI) / 180;
  return [n(px + Math.cos(a) * r), n(py + Math.sin(a) * r)] as const;
};
const fan = (inner: number, outer: number, from: number, to: number) => {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  return `M${a.join(' ')}A${outer} ${outer} 0 0 1 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 0 0 ${d.join(' ')}Z`;
};

export const design = defineDesign({
  id: 27014,
  slug: 'folding-fan',
  label: '末広がりの扇 迎春',
  group: 10,
  tags: ['和風', 'プレミアム'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['green', 'gold', 'red'],
  mood: ['formal', 'gorgeous', 'japanese'],
  frame: windowed({ x: 62, y: 204, width: 1196, height: 560 }, fan(246, 660, 206, 334)),
  photo: 'kimono',
  focus: -0.5,
  background() {
    const green = linear(
      [
        [0, '#2c5a48'],
        [1, '#163a2e'],
      ],
      'diagonal',
    );
    return `${green.defs}<rect width="1576" height="1085" fill="${green.paint}"/>${washi('landscape', { light: 0.5, fibres: 160, colour: '#e9d18a' })}${mist(-100, 70, 460, GOLD, { rows: 3, seed: 3, band: 26 })}${mist(1020, 930, 640, GOLD, { rows: 3, seed: 8, band: 26 })}${flakeCloud(760, 60, 380, 60, 60, 7, 4)}${dust(160, 960, 200, 120, 140, GOLD, 3)}
    ${shadow(fan(100, 690, 204, 336), { dy: 14, blur: 18, opacity: 0.5, colour: '#061a12' })}${repeat(
      14,
      (i) => {
        const t = 206 + (128 / 13) * i;
        const [a, b] = [polar(t, 40), polar(t, 260)];
        return `<path d="M${a.join(' ')}L${b.join(' ')}" stroke="#7a4f2a" stroke-width="20" stroke-linecap="round"/><path d="M${a.join(' ')}L${b.join(' ')}" stroke="#c08a50" stroke-width="9" stroke-linecap="round"/>`;
      },
    )}<path d="${fan(230, 690, 204, 336)}" fill="#fbf4e2"/><circle cx="${px}" cy="${py - 34}" r="24" fill="${GOLD}"/>`;
  },
  overlay:
    () => `<path d="${fan(246, 660, 206, 334)}" fill="none" stroke="${GOLD}" stroke-width="7"/><path d="${fan(230, 688, 204.1, 335.9)}" fill="none" stroke="${GOLD}" stroke-width="3"/>
    ${pine(1330, 850, 150, '#8fb48a', -20)}${pine(1210, 920, 120, '#a9c79a', -30)}${pine(1450, 920, 120, '#6f9c72', 30)}${ume(1320, 850, 62, { inner: '#b51c30', outer: '#e4505f' }, 14)}${ume(1222, 914, 46, WHITE_UME, 30)}${ume(1420, 918, 44, GOLD_UME, 50)}
    ${brushed('迎春', { face: 'boku', size: 220, x: 1404, y: 80, vertical: true, fill: GOLD, spacing: 6 })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '本年もよろしくお願い申し上げます',
      box: { x: 275, y: 941, width: 769, height: 35 },
      face: 'mincho',
      size: 33,
      fill: '#fbf3dc',
      align: 'middle',
      tracking: 0.12,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 489, y: 993, width: 342, height: 30 },
      face: 'mincho',
      size: 28,
      fill: '#e9cf86',
      align: 'middle',
      tracking: 0.29,
    },
  ],
});
