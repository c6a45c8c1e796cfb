import { clip, linear, radial } from './document.ts';
import { at, n } from './geometry.ts';

/** People of the sample photos, drawn like a picture book and lit like a photo. */
type Hair = 'short' | 'bob' | 'long' | 'bun' | 'boy' | 'pigtails' | 'tuft' | 'updo' | 'grey';
export type Look = {
  readonly hair: Hair;
  readonly hairColour?: string;
  readonly skin?: string;
  readonly eyes?: 'open' | 'smile' | 'closed';
  readonly mouth?: 'smile' | 'laugh' | 'small';
  readonly tilt?: number;
  readonly extra?: string;
};

const BACK_HAIR: Partial<Record<Hair, string>> = {
  bob: 'M-104 -20C-112 -118 112 -118 104 -20C116 40 112 92 84 104L-84 104C-112 92 -116 40 -104 -20Z',
  long: 'M-104 -20C-112 -122 112 -122 104 -20C122 70 126 150 112 232C60 262 -60 262 -112 232C-126 150 -122 70 -104 -20Z',
  pigtails:
    'M-96 -30C-150 -30 -176 20 -164 84C-158 116 -132 118 -124 88C-118 56 -104 40 -90 20ZM96 -30C150 -30 176 20 164 84C158 116 132 118 124 88C118 56 104 40 90 20Z',
  updo: 'M-40 -96C-66 -168 66 -168 40 -96Z',
  bun: 'M-46 -92C-62 -176 62 -176 46 -92Z',
};

const FRONT_HAIR: Record<Hair, string> = {
  short:
    'M-99 4C-122 -128 -20 -150 34 -124C96 -126 116 -60 98 6C94 -20 86 -46 70 -62C30 -44 -40 -46 -70 -66C-86 -46 -96 -22 -99 4Z',
  grey: 'M-99 0C-118 -118 -30 -142 20 -122C90 -126 112 -60 98 2C96 -30 82 -60 56 -74C10 -64 -46 -66 -72 -72C-88 -50 -96 -26 -99 0Z',
  bob: 'M-102 44C-128 -84 -66 -136 4 -132C76 -136 126 -84 102 44C98 10 92 -18 74 -44C34 -36 -4 -52 -24 -70C-40 -40 -74 -26 -86 -18C-96 4 -98 22 -102 44Z',
  long: 'M-102 60C-130 -84 -66 -136 4 -132C76 -136 130 -84 102 60C100 10 84 -34 40 -84C10 -52 -52 -26 -84 -22C-96 4 -98 30 -102 60Z',
  bun: 'M-100 16C-118 -84 -60 -126 2 -124C66 -126 118 -82 100 16C94 -26 64 -56 20 -82C-12 -54 -60 -40 -84 -30C-94 -14 -98 -4 -100 16Z',
  updo: 'M-100 20C-120 -84 -60 -128 2 -126C66 -128 120 -82 100 20C92 -28 70 -54 40 -78C0 -62 -56 -44 -84 -32C-94 -14 -98 0 -100 20Z',
  boy: 'M-100 2C-120 -116 -40 -146 20 -128C88 -134 120 -66 99 4C94 -14 90 -30 82 -42L64 -28L46 -50L22 -30L-4 -54L-28 -30L-54 -50L-78 -26C-90 -18 -96 -8 -100 2Z',
  pigtails:
    'M-100 14C-120 -88 -60 -130 2 -128C66 -130 120 -86 100 14C94 -14 86 -34 74 -44C44 -34 20 -38 2 -56C-18 -38 -48 -34 -76 -44C-88 -32 -96 -12 -100 14Z',
  tuft: 'M-34 -96C-30 -128 0 -138 26 -124C14 -122 8 -116 10 -106C22 -112 34 -108 38 -98C14 -104 -10 -104 -34 -96Z',
};

const eyesOf = (kind: NonNullable<Look['eyes']>) => {
  if (kind === 'open')
    return '<g fill="#3a2620"><ellipse cx="-38" cy="6" rx="8.5" ry="11"/><ellipse cx="38" cy="6" rx="8.5" ry="11"/></g><g fill="#fff"><circle cx="-35" cy="2" r="3.2"/><circle cx="41" cy="2" r="3.2"/></g><path d="M-52 -4Q-38 -14 -24 -4M52 -4Q38 -14 24 -4" fill="none" stroke="#3a2620" stroke-width="4" stroke-linecap="round"/>';
  const d =
    kind === 'smile' ? 'M-54 10Q-38 -8 -22 10M54 10Q38 -8 22 10' : 'M-54 4Q-38 18 -22 4M54 4Q38 18 22 4';
  return `<path d="${d}" fill="none" stroke="#3a2620" stroke-width="5" stroke-linecap="round"/>`;
};

const MOUTH = {
  smile:
    '<path d="M-26 50Q0 72 26 50" fill="none" stroke="#a8433a" stroke-width="5.5" stroke-linecap="round"/>',
  laugh:
    '<path d="M-28 46Q0 54 28 46Q24 80 0 80Q-24 80 -28 46Z" fill="#9c3a35"/><path d="M-23 48Q0 55 23 48L20 58Q0 62 -20 58Z" fill="#fff"/><path d="M-14 74Q0 64 14 74Q8 80 0 80Q-8 80 -14 74Z" fill="#e5817a"/>',
  small:
    '<path d="M-12 54Q0 62 12 54" fill="none" stroke="#a8433a" stroke-width="5" stroke-linecap="round"/>',
};

/** A head about 200 px wide, its middle at the origin. */
export function head(look: Look): string {
  const {
    hair,
    hairColour = hair === 'grey' ? '#b9b4b0' : '#3b2722',
    skin = '#f6d3b8',
    eyes = 'smile',
    mouth = 'smile',
    tilt = 0,
    extra = '',
  } = look;
  const face = 'M-92 -22C-96 -112 96 -112 92 -22C94 46 58 104 0 106C-58 104 -94 46 -92 -22Z';
  const light = radial(
    [
      [0, '#fff3e2', 0.75],
      [0.6, '#fff3e2', 0.15],
      [1, '#fff3e2', 0],
    ],
    0.62,
    0.3,
    0.62,
  );
  const shade = linear([
    [0, '#c87f62', 0],
    [0.62, '#c87f62', 0],
    [1, '#c87f62', 0.38],
  ]);
  const shine = linear([
    [0, '#fff', 0.34],
    [0.5, '#fff', 0],
  ]);
  const ears = `<ellipse cx="-94" cy="10" rx="17" ry="23" fill="${skin}"/><ellipse cx="94" cy="10" rx="17" ry="23" fill="${skin}"/><ellipse cx="-95" cy="12" rx="8" ry="12" fill="#e0a58a" opacity=".6"/><ellipse cx="95" cy="12" rx="8" ry="12" fill="#e0a58a" opacity=".6"/>`;
  const cheeks = radial([
    [0, '#f0816f', 0.6],
    [1, '#f0816f', 0],
  ]);
  const brow =
    hair === 'tuft'
      ? 'M-52 -26Q-40 -32 -28 -28M52 -26Q40 -32 28 -28'
      : 'M-56 -28Q-40 -40 -22 -32M56 -28Q40 -40 22 -32';
  return at(
    0,
    0,
    `${light.defs}${shade.defs}${shine.defs}${cheeks.defs}${ears}<path d="${face}" fill="${skin}"/><path d="${face}" fill="${shade.paint}"/><path d="${face}" fill="${light.paint}"/><ellipse cx="-52" cy="36" rx="30" ry="22" fill="${cheeks.paint}"/><ellipse cx="52" cy="36" rx="30" ry="22" fill="${cheeks.paint}"/><path d="${brow}" fill="none" stroke="${hairColour}" stroke-width="6" stroke-linecap="round" opacity=".8"/>${eyesOf(eyes)}<path d="M-5 30Q0 35 6 30" fill="none" stroke="#c78468" stroke-width="4.5" stroke-linecap="round"/>${MOUTH[mouth]}<path d="${FRONT_HAIR[hair]}" fill="${hairColour}"/><path d="${FRONT_HAIR[hair]}" fill="${shine.paint}"/>${extra}`,
    1,
    tilt,
  );
}

type Clothes = {
  readonly fill: string;
  readonly dark?: string;
  readonly collar?: 'round' | 'shirt' | 'kimono';
  readonly collarColour?: string;
  readonly art?: string;
};

/** Neck and shoulders under a head, 460 px wide and going down 700 px. */
export function body(
  { fill, dark = '#00000033', collar = 'round', collarColour = '#fff', art = '' }: Clothes,
  skin = '#f6d3b8',
  width = 1,
): string {
  const w = (x: number) => n(x * width);
  const shape = `M${w(-44)} 122C${w(-90)} 146 ${w(-190)} 152 ${w(-214)} 250C${w(-236)} 400 ${w(-240)} 620 ${w(-240)} 860H${w(240)}C${w(240)} 620 ${w(236)} 400 ${w(214)} 250C${w(190)} 152 ${w(90)} 146 ${w(44)} 122Z`;
  const fold = linear(
    [
      [0, '#000', 0.2],
      [0.22, '#000', 0],
      [0.62, '#fff', 0.12],
      [0.8, '#000', 0],
      [1, '#000', 0.16],
    ],
    'right',
  );
  const necks = `<path d="M-40 78L-42 130Q0 176 42 130L40 78Z" fill="${skin}"/><path d="M-40 84Q0 140 40 84L41 112Q0 150 -41 112Z" fill="#b96f52" opacity=".35"/>`;
  const collars = {
    round: `<path d="M-50 124Q0 186 50 124L60 128Q0 208 -60 128Z" fill="${collarColour}"/>`,
    shirt: `<path d="M-46 116L0 168L-44 208L-74 134ZM46 116L0 168L44 208L74 134Z" fill="${collarColour}"/><path d="M0 168V420" stroke="${dark}" stroke-width="4"/>`,
    kimono: `<path d="M-52 118L30 330L10 372L-84 132ZM52 118L-16 300L-46 350L84 132Z" fill="${collarColour}"/>`,
  };
  return `${fold.defs}<path d="${shape}" fill="${fill}"/>${clip(shape, art)}<path d="${shape}" fill="${fold.paint}"/>${necks}${collars[collar]}`;
}

/** Hair that falls behind the shoulders, drawn before the body. */
const backHair = ({ hair, hairColour = '#3b2722', tilt = 0 }: Look) =>
  BACK_HAIR[hair] ? at(0, 0, `<path d="${BACK_HAIR[hair]}" fill="${hairColour}"/>`, 1, tilt) : '';

export const person = (x: number, y: number, scale: number, look: Look, clothes: Clothes, width = 1) =>
  at(x, y, backHair(look) + body(clothes, look.skin, width) + head(look), scale);
