import { at } from './geometry.ts';

type CraneColours = {
  readonly body: string;
  readonly tip: string;
  readonly crown?: string;
  readonly line?: string;
};

/** A crane in flight to the right, 420 px across, its breast at the origin. */
export function crane(
  x: number,
  y: number,
  scale: number,
  colours: CraneColours,
  rotate = 0,
  flip = false,
): string {
  const { body, tip, crown = '#c8261f', line = 'none' } = colours;
  const feathers = (d: readonly string[], fill: string) =>
    d.map((path) => `<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="2"/>`).join('');
  return at(
    x,
    y,
    `<path d="M-70 16C-130 24 -190 26 -236 18C-196 34 -130 40 -64 34Z" fill="${tip}"/>
    ${feathers(['M-10 -10C-60 -70 -150 -140 -236 -160C-214 -128 -180 -104 -150 -84C-180 -92 -206 -92 -226 -90C-190 -72 -160 -56 -128 -44C-152 -44 -174 -40 -190 -36C-140 -20 -90 0 -30 14Z'], tip)}
    ${feathers(['M10 -14C-30 -74 -90 -128 -168 -152C-146 -110 -110 -66 -30 6Z'], body)}
    ${feathers(['M20 -6C30 -90 10 -170 -30 -226C-24 -190 -26 -164 -22 -140C-34 -160 -46 -174 -58 -184C-46 -150 -42 -130 -34 -104C-46 -118 -58 -126 -68 -132C-54 -92 -44 -50 -22 0Z'], tip)}
    ${feathers(['M34 -2C44 -74 26 -140 -8 -196C-6 -130 -20 -60 -26 4Z'], body)}
    <path d="M-84 22C-40 -8 20 -18 66 -8C96 -2 116 -16 132 -44C142 -62 156 -74 176 -72C168 -66 164 -58 158 -46C140 -6 112 24 62 32C10 40 -40 36 -84 22Z" fill="${body}" stroke="${line}" stroke-width="2"/>
    <path d="M132 -44C142 -62 156 -74 176 -72C168 -66 164 -58 158 -46C150 -30 140 -14 126 -2C124 -18 126 -32 132 -44Z" fill="${tip}" opacity=".85"/>
    <path d="M150 -72C156 -82 172 -84 180 -76L176 -66C166 -70 158 -70 150 -72Z" fill="${crown}"/><path d="M176 -76C194 -76 214 -70 230 -64C212 -64 192 -64 174 -66Z" fill="${tip}"/>`,
    scale,
    rotate,
    flip,
  );
}
