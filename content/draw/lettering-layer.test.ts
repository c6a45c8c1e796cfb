import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clip, rect, svg } from './drawing/document.ts';
import { lettering } from './drawing/lettering.ts';
import { pressLayers } from './lettering-layer.ts';

const [WIDTH, HEIGHT] = [260, 130];
const toSvg = (art: string) => svg(WIDTH, HEIGHT, art);
const draw = (art: string) => new Resvg(toSvg(art)).render().asPng();

const ground = rect(0, 0, WIDTH, HEIGHT, '#336699');
const letters = (more: { ornament?: boolean } = {}) =>
  lettering('謹', {
    face: 'minchoBold',
    size: 120,
    x: 70,
    y: 108,
    anchor: 'middle',
    fill: '#cc0000',
    ...more,
  });
const notched = clip(`M0 0H${WIDTH}V60H0Z`, letters());

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

it('a layer without lettering is printed as it is', () => {
  expect(pressLayers(undefined, toSvg, draw)).toBeNull();
  expect(pressLayers(ground + letters({ ornament: true }), toSvg, draw)).toBeNull();
});

it('lettering is drawn at 350 dpi, beside a picture that has nothing but the ground in its place', async () => {
  const press = pressLayers(ground + letters(), toSvg, draw);
  expect(await sharp(press?.lettering).metadata()).toMatchObject({ width: 350, height: 175 });
  expect(await pixelsOf(press?.picture ?? Buffer.of())).toEqual(await pixelsOf(draw(ground)));
});

it.each([
  ['letters', ground + letters()],
  ['clipped letters', ground + notched],
])('%s laid over their picture are the whole layer', async (_, art) => {
  const press = pressLayers(art, toSvg, draw);
  const letter = await sharp(press?.lettering).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).png().toBuffer();
  const again = await sharp(press?.picture)
    .composite([{ input: letter }])
    .png()
    .toBuffer();
  const [was, is] = await Promise.all([pixelsOf(draw(art)), pixelsOf(again)]);
  const unlike = was.filter((value, at) => Math.abs(value - (is[at] ?? 0)) > 40);
  // A rim of one pixel differs by the filter that makes it smaller.
  expect(unlike.length / was.length).toBeLessThan(0.01);
  expect(was.equals(await pixelsOf(draw(ground)))).toBe(false);
});
