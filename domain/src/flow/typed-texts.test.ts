import { expect, test } from 'vitest';
import type { Draft, DraftPhoto } from './draft.ts';
import type { PhotoSlot } from './photo-slots.ts';
import { typedTexts, unprintedWords } from './typed-texts.ts';

const kit = {
  pages: {
    1: [{ itemId: 1, z: 6, textType: 'BOOK_TITLE' }],
    2: [{ itemId: 2, z: 6, textType: 'PHOTO_CAPTION' }],
    3: [{ itemId: 3, z: 0 }],
    4: [{ itemId: 4, z: 6, textType: 'PAGE_TEXT' }],
  },
} as const;

const frame = { x: 0, y: 0, width: 1, height: 1 };
const own = [2, 3].map((template): PhotoSlot => {
  return { pageNo: template, template, z: 1, frame: { ...frame, itemId: 9 }, monthIndex: null };
});

const places = { own, templates: [1, 2, 3] };

const aPhoto = (caption: string): DraftPhoto => {
  const [offset, size] = [
    { x: 0, y: 0 },
    { width: 1, height: 1 },
  ];
  return { imageId: caption, fileName: '', size, offset, caption };
};

const photos = [aPhoto('海'), aPhoto('🐑')];

test('typed words are listed where the design has a place for them', () => {
  const texts: Draft['texts'] = { BOOK_TITLE: '夏', BACK_SIDE_TEXT_TYPE_1: '夏' };
  expect(typedTexts(kit, places, { texts, photos })).toEqual([
    { type: 'BOOK_TITLE', photoIndex: null, value: '夏' },
    { type: 'PHOTO_CAPTION', photoIndex: 0, value: '海' },
  ]);
});

test('what was not typed is empty', () => {
  expect(typedTexts(kit, places, { texts: {}, photos: [null, null] }).map(({ value }) => value)).toEqual([
    '',
    '',
  ]);
});

test('words without a place in the design are named, and nothing else is', () => {
  const texts: Draft['texts'] = {
    BOOK_TITLE: '夏',
    BACK_SIDE_TEXT_TYPE_1: 'Hanako',
    BACK_SIDE_TEXT_TYPE_2: ' ',
  };
  expect(unprintedWords(kit, places, { texts, photos })).toEqual(['Hanako', '🐑']);
  expect(unprintedWords(kit, places, { texts: {}, photos: [aPhoto('海'), null] })).toEqual([]);
});

test('words of a page are listed where its layout has a place for them, and else named as unprinted', () => {
  const pages: Draft['pages'] = { 2: { text: '山' }, 3: { text: '川' } };
  const typed = { texts: {}, photos: [], pages };
  expect(typedTexts(kit, { own: [], templates: [3, 4] }, typed)).toEqual([
    { type: 'PAGE_TEXT', photoIndex: null, pageNo: 2, value: '山' },
  ]);
  expect(unprintedWords(kit, { own: [], templates: [3, 4] }, typed)).toEqual(['川']);
});
