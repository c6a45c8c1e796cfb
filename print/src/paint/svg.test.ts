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

test('words without their font are a mistake of the program', () => {
  expect(() => paintSvg(frontPage(), { fonts: [], imageHref: () => '' })).toThrow('got no font mincho');
});

test('two pictures of one document keep their ids apart', () => {
  const svg = paintSvg(frontPage(), { fonts, imageHref: () => '', idPrefix: 'card-2-' });
  expect(svg).toContain('id="card-2-clip-1"');
  expect(svg).not.toMatch(/(?:id="|#)(?:clip|mincho)/);
});

const plain = (operations: Page['operations']): Page => ({
  widthPt: 100,
  heightPt: 50,
  bleedPt: 5,
  operations,
  issues: [],
});
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const box = { x: 1, y: 2.00049, width: 30, height: 40.0006 };
const IMAGE = '<image xlink:href="" x="3" y="2" width="30" height="40.001" preserveAspectRatio="none"/>';
const PAPER = '<rect x="0" y="0" width="100" height="50" fill="#fff"/>';

test.each<[string, Page, Partial<Parameters<typeof paintSvg>[1]>, string]>([
  ['a page is as large as its bleed', plain([]), {}, ` viewBox="0 0 100 50"><defs></defs>${PAPER}</svg>`],
  [
    'a card is as large as its cut, on paper of that size, at a width that gives its height',
    plain([]),
    { area: 'trim', widthPx: 45 },
    ' width="45" height="20" viewBox="5 5 90 40"><defs></defs><rect x="5" y="5" width="90" height="40" fill="#fff"/></svg>',
  ],
  [
    'what lies over another picture has no paper',
    plain([]),
    { isTransparent: true },
    ' viewBox="0 0 100 50"><defs></defs></svg>',
  ],
  [
    'boxes of one ink are one path, to a thousandth of a point',
    plain([{ kind: 'fill', color: [0, 0, 0, 1], boxes: [box, box] }]),
    { isTransparent: true },
    ' viewBox="0 0 100 50"><defs></defs><path fill="#000000" d="M1 2h30v40.001h-30zM1 2h30v40.001h-30z"/></svg>',
  ],
  [
    'a frame is a line around its box',
    plain([{ kind: 'stroke', color: [0, 1, 1, 0], box, lineWidthPt: 0.4 }]),
    { isTransparent: true },
    ' viewBox="0 0 100 50"><defs></defs><path fill="none" stroke="#e30613" stroke-width="0.4" d="M1 2h30v40.001h-30z"/></svg>',
  ],
  [
    'a shape is curves from its beginning back to it, and what lies inside is a hole',
    plain([
      {
        kind: 'shape',
        color: [0, 0, 0, 1],
        outlines: [
          {
            start: [1, 2.00049],
            curves: [
              [
                [3, 4],
                [5, 6],
                [7, 8.0006],
              ],
            ],
          },
          { start: [9, 9], curves: [] },
        ],
      },
    ]),
    { isTransparent: true },
    ' viewBox="0 0 100 50"><defs></defs><path fill="#000000" fill-rule="evenodd" d="M1 2C3 4 5 6 7 8.001zM9 9z"/></svg>',
  ],
  [
    'each clipped picture has a clip of its own, a whole one none',
    plain(
      [box, null, box].map((clip) => ({ kind: 'image', imageId: 'x', box: { ...box, x: 3 }, clip }) as const),
    ),
    { isTransparent: true, idPrefix: 'p' },
    [
      ' viewBox="0 0 100 50"><defs>',
      '<clipPath id="pclip-1"><path d="M1 2h30v40.001h-30z"/></clipPath>',
      '<clipPath id="pclip-2"><path d="M1 2h30v40.001h-30z"/></clipPath></defs>',
      `<g clip-path="url(#pclip-1)">${IMAGE}</g>${IMAGE}<g clip-path="url(#pclip-2)">${IMAGE}</g></svg>`,
    ].join(''),
  ],
])('%s', (_, page, options, svg) => {
  expect(paintSvg(page, { fonts, imageHref: () => '', ...options })).toBe(HEAD + svg);
});

test('a glyph that stands twice is defined once, one that is drawn thicker has an outline as wide', () => {
  const [font] = fonts;
  const glyph = (character: string, x: number, thickenEm = 0) => ({
    font: font.fontId,
    glyphId: font.find(character.codePointAt(0) ?? 0)?.id ?? 0,
    text: character,
    matrix: [10, 0, 0, -10, x, 20] as const,
    vertical: false,
    thickenEm,
  });
  const glyphs = [glyph('山', 1), glyph('山', 11), glyph('川', 21, 0.01)];
  const [twice = 0, , once = 0] = glyphs.map(({ glyphId }) => glyphId);
  const svg = paintSvg(plain([{ kind: 'text', color: [0, 0, 0, 1], glyphs, origin: null }]), {
    fonts,
    imageHref: () => '',
    isTransparent: true,
  });
  const scale = 10 / font.unitsPerEm;
  expect(svg).toBe(
    `${HEAD} viewBox="0 0 100 50"><defs><path id="mincho-${twice}" d="${font.path(twice)}"/></defs><g fill="#000000">` +
      `<use xlink:href="#mincho-${twice}" transform="matrix(${scale} 0 0 ${-scale} 1 20)"/>` +
      `<use xlink:href="#mincho-${twice}" transform="matrix(${scale} 0 0 ${-scale} 11 20)"/>` +
      `<path d="${font.path(once)}" transform="matrix(${scale} 0 0 ${-scale} 21 20)"` +
      ` stroke="#000000" stroke-width="${font.unitsPerEm / 100}" stroke-linejoin="round"/></g></svg>`,
  );
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
  [[1, 0, 0, 0], '#009fe3'],
  [[0, 1, 0, 0], '#e6007e'],
  [[0, 0, 1, 0], '#ffed00'],
  [[1, 1, 0, 0], '#312783'],
  [[1, 0, 1, 0], '#009640'],
  [[1, 1, 1, 0], '#3c3c3b'],
  // Half of the paper, half of the ink; a quarter each where two inks are halves.
  [[0.5, 0, 0, 0], '#80cff1'],
  [[0.5, 0.5, 0, 0], '#8671b9'],
  [[0, 0, 0, 0.5], '#808080'],
  [[1, 0, 0, 0.5], '#005072'],
  [[0, 0, 0, 0.97], '#080808'],
] as const)('the ink %j shows as %s', (ink, css) => {
  expect(cssColor(ink)).toBe(css);
});
