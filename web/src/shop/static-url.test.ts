import { expect, test } from 'vitest';
import { kitInfoUrl, thumbSrcSet, thumbUrl } from './static-url.ts';

test('static files lie below {static}/material/v2 (spec §7)', () => {
  expect(kitInfoUrl('', 13)).toBe('/material/v2/kit/info/13.json');
  expect(thumbUrl('https://cdn.example', 27001, 1)).toBe(
    'https://cdn.example/material/v2/kit/media/27001/1/thumb.jpg',
  );
});

test('a portrait thumbnail fills a box as wide as the landscape card beside it', () => {
  const folder = '/material/v2/kit/media/27004/1';
  expect(thumbSrcSet('', 27004, 1, false)).toBe(
    `${folder}/thumb-360.webp 360w, ${folder}/thumb-628.webp 628w`,
  );
  expect(thumbSrcSet('', 27004, 1, true)).toBe(
    `${folder}/thumb-360.webp 533w, ${folder}/thumb-628.webp 929w`,
  );
});
