import { expect, test } from 'vitest';
import { frontPage } from '../../golden/book.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Page } from '../display-list.ts';
import { cssColor } from './css-color.ts';
import { paintSvg } from './svg.ts';

const fonts = shippedChain('mincho');

test('the preview crops the photo to its frame without touching it', () => {
  const svg = paintSvg(frontPage(), { fonts, imageHref: (id) => `blob:${id}` });
  expect(svg).toContain('<clipPath id="clip-1"><path d="M60 40h240v170h-240z"/></clipPath>');
  expect(svg).toMatch(
    /<g clip-path="url\(#clip-1\)"><image xlink:href="blob:photo" x="60" y="[0-9.]+" width="240" height="[0-9.]+"/,
  );
});

test('the card as it is cut shows no bleed', () => {
  const svg = paintSvg(frontPage(), { fonts, imageHref: () => '', area: 'trim', widthPx: 628 });
  expect(svg).toContain('width="628"');
  expect(svg).toContain('viewBox="8.505 8.505 419.518 283.458"');
});

test('two pictures of one document keep their ids apart', () => {
  const svg = paintSvg(frontPage(), { fonts, imageHref: () => '', idPrefix: 'card-2-' });
  expect(svg).toContain('id="card-2-clip-1"');
  expect(svg).not.toMatch(/(?:id="|#)(?:clip|mincho)/);
});

test('an address of a picture cannot break out of its attribute', () => {
  const page: Page = {
    widthPt: 10,
    heightPt: 10,
    bleedPt: 0,
    operations: [{ kind: 'image', imageId: 'x', box: { x: 0, y: 0, width: 1, height: 1 }, clip: null }],
    issues: [],
  };
  const svg = paintSvg(page, { fonts, imageHref: () => '"><script>' });
  expect(svg).toContain('href="&quot;>&lt;script>"'.replaceAll('>', '>'));
  expect(svg).not.toContain('<script>');
});

test.each([
  [[0, 0, 0, 0], '#ffffff'],
  [[0, 0, 0, 1], '#000000'],
  [[0, 1, 1, 0], '#e30613'],
] as const)('the ink %j shows as %s', (ink, css) => {
  expect(cssColor(ink)).toBe(css);
});
