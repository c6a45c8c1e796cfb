import { expect, test } from 'vitest';
import { aKit } from '../../test/a-kit.ts';
import { emptyPrintAddress } from '../address/print-address.ts';
import type { Kit, KitInfo } from '../kit/kit.ts';
import { type Material, POSTCARD_ITEM_PT } from '../product/material.ts';
import { planBook, recipientsOfBook } from './book-plan.ts';
import { mainSlots, photoOfSlot, photoSlots } from './photo-slots.ts';

const material: Material = {
  id: 13,
  name: 'postcard',
  count: 60,
  selectCounts: [1],
  frontPage: 1,
  backPage: 2,
  pagePx: { width: 1576, height: 1085 },
  itemPt: POSTCARD_ITEM_PT,
  pageRuns: [{ times: 30, pages: [1, 2] }],
  binding: 'card',
};

const kit = aKit(1, {
  pages: {
    1: [
      { itemId: 11, z: 0 },
      { itemId: 12, z: 1, photoDesignId: 5 },
    ],
    2: [],
  },
});

const info: KitInfo = {
  tagGroups: [],
  tags: [],
  kits: [kit],
  photoDesigns: [{ id: 5, frames: { 1: { x: 10, y: 20, width: 200, height: 150, itemId: 12 } } }],
};

const anAddress = (last: string) => ({
  ...emptyPrintAddress(),
  name: { last, first: '', honorific: '様' },
});

const plan = (sender = emptyPrintAddress(), recipients: ReturnType<typeof anAddress>[] = []) =>
  planBook({ info, kit, material, sender, recipients });

test('the photo is sent once and repeated on every front', () => {
  const photos = plan().filter(({ type }) => type === 'photo');
  expect(photos).toHaveLength(1);
  expect(photos[0]?.pageNo).toBe(1);
  expect(photos[0]?.addedPageNo).toEqual(Array.from({ length: 29 }, (_, index) => 3 + index * 2));
});

test('the sender stands on all even pages, an empty one nowhere', () => {
  const [sender] = plan(anAddress('山田')).filter(({ type }) => type === 'sender');
  expect([sender?.pageNo, ...(sender?.addedPageNo ?? [])]).toEqual(
    Array.from({ length: 30 }, (_, index) => 2 + index * 2),
  );
  expect(plan().some(({ type }) => type === 'sender')).toBe(false);
});

test('each recipient is matched to an even page by its index', () => {
  const pages = plan(emptyPrintAddress(), [anAddress('一'), anAddress('二'), anAddress('三')])
    .filter(({ type }) => type === 'recipient')
    .map(({ pageNo }) => pageNo);
  expect(pages).toEqual([2, 4, 6]);
});

test('thirty-one recipients are a mistake of the program', () => {
  expect(() =>
    plan(
      emptyPrintAddress(),
      Array.from({ length: 31 }, () => anAddress('多')),
    ),
  ).toThrow('more recipients');
});

test('photos are spread over the cards in order and evenly, whatever count was chosen', () => {
  const cards: Material = {
    ...material,
    selectCounts: [18, 1, 2, 3, 6, 9],
    pageRuns: [{ times: 18, pages: [1, 2] }],
  };
  for (const photoCount of cards.selectCounts) {
    const book = { info, kit, material: cards, sender: emptyPrintAddress(), recipients: [], photoCount };
    const photos = planBook(book).flatMap((item) => (item.type === 'photo' ? [item] : []));
    expect(photos.map(({ photo }) => photo)).toEqual(Array.from({ length: photoCount }, (_, index) => index));
    for (const { addedPageNo } of photos) expect(addedPageNo).toHaveLength(18 / photoCount - 1);
  }
});

/** A cover, two pages by turns, a back; the frame of the cover has another shape. */
const album = (times: number): Material => ({
  ...material,
  selectCounts: [times * 2],
  frontPage: 2,
  backPage: null,
  pageRuns: [
    { times: 1, pages: [1] },
    { times, pages: [2, 3] },
    { times: 1, pages: [4] },
  ],
});
const inAlbum: Kit = {
  ...kit,
  pages: {
    1: [
      { itemId: 11, z: 0, photoDesignId: 5 },
      { itemId: 12, z: 6, textType: 'BOOK_TITLE' },
    ],
    2: [{ itemId: 21, z: 1, photoDesignId: 5 }],
    3: [
      { itemId: 31, z: 1, photoDesignId: 5 },
      { itemId: 32, z: 6, textType: 'PHOTO_CAPTION' },
    ],
    4: [],
  },
};
const box = { x: 0, y: 0, width: 10, height: 10 };
const albumInfo: KitInfo = {
  ...info,
  photoDesigns: [
    {
      id: 5,
      frames: {
        1: { ...box, itemId: 11 },
        2: { ...box, width: 20, itemId: 21 },
        3: { ...box, itemId: 31 },
      },
    },
  ],
};

test.each([24, 64])(
  'a book of %i pages shows a photo on each of them, and the first one on its cover',
  (pages) => {
    const slots = photoSlots(albumInfo, inAlbum, album(pages / 2));
    const shown = slots.map((_, index) => photoOfSlot(slots, index, pages));
    expect(shown).toEqual([0, ...Array.from({ length: pages }, (_, index) => index)]);
    const own = mainSlots(slots, pages, album(pages / 2));
    expect(own.map(({ pageNo }) => pageNo)).toEqual(Array.from({ length: pages }, (_, index) => index + 2));
  },
);

test('a design without pages of its own shows nothing, whatever was typed', () => {
  const planned = planBook({
    info: albumInfo,
    kit: { ...kit, pages: {} },
    material: album(2),
    sender: emptyPrintAddress(),
    recipients: [],
    texts: { BOOK_TITLE: '夏' },
    captions: ['海'],
  });
  expect(planned).toEqual([]);
});

test('a title that nobody typed is not posted', () => {
  const planned = planBook({
    ...{ info: albumInfo, kit: inAlbum, material: album(2), sender: emptyPrintAddress(), recipients: [] },
    texts: { BOOK_TITLE: '' },
  });
  expect(planned.some(({ type }) => type === 'text')).toBe(false);
});

test('the title stands on the cover, the words of a photo on its page where the page has room for them', () => {
  const texts = planBook({
    info: albumInfo,
    kit: inAlbum,
    material: album(2),
    sender: emptyPrintAddress(),
    recipients: [],
    photoCount: 4,
    texts: { BOOK_TITLE: '夏' },
    captions: ['無地', '海', '', '海'],
  }).flatMap((item) => (item.type === 'text' ? [[item.pageNo, item.addedPageNo.length, item.value]] : []));
  expect(texts).toEqual([
    [1, 0, '夏'],
    [3, 0, '海'],
    [5, 0, '海'],
  ]);
});

test('of several photos on a page each has its words in a place of its own', () => {
  const pages = {
    ...inAlbum.pages,
    3: [
      ...[31, 33].map((itemId, at) => ({ itemId, z: 1 + at, photoDesignId: 5 + at })),
      ...[32, 34].map((itemId, at) => ({ itemId, z: 6 + at, textType: 'PHOTO_CAPTION' as const })),
    ],
  };
  const second = { id: 6, frames: { 3: { ...box, itemId: 33 } } };
  const texts = planBook({
    info: { ...albumInfo, photoDesigns: [...albumInfo.photoDesigns, second] },
    kit: { ...inAlbum, pages },
    material: album(1),
    sender: emptyPrintAddress(),
    recipients: [],
    photoCount: 3,
    captions: ['無地', '', '山'],
  }).flatMap((item) => (item.type === 'text' ? [[item.pageNo, item.z, item.value]] : []));
  expect(texts).toEqual([[3, 7, '山']]);
});

test('a comment for the picture side stands on the front of its recipient alone, and on no address side', () => {
  const place = { itemId: 13, z: 3, textType: 'COMMENT' } as const;
  const pages = { ...kit.pages, 1: [...(kit.pages[1] ?? []), place] };
  const told = { ...anAddress('山田'), comment1: 'お元気で', commentSide: 'picture' as const };
  const beside = { ...anAddress('鈴木'), comment1: 'ではまた' };
  const items = planBook({
    info,
    kit: { ...kit, pages },
    material,
    sender: emptyPrintAddress(),
    recipients: [beside, told, { ...told, comment1: '' }],
  });
  expect(items.filter(({ type }) => type === 'text')).toEqual([
    { type: 'text', textType: 'COMMENT', value: 'お元気で', pageNo: 3, addedPageNo: [], z: 3 },
  ]);
  const addresses = items.flatMap((item) => (item.type === 'recipient' ? [item.address] : []));
  expect(addresses).toEqual([beside, anAddress('山田'), anAddress('山田')]);
  const texts = items.flatMap((item) =>
    item.type === 'text' ? [{ type: item.textType, page: item.pageNo, value: item.value }] : [],
  );
  const both = { ...told, comment2: 'またね' };
  expect(recipientsOfBook(material, { recipients: addresses, texts })).toEqual([
    beside,
    told,
    anAddress('山田'),
  ]);
  const lines = [{ type: 'COMMENT', page: 3, value: 'お元気で\nまたね' } as const];
  expect(recipientsOfBook(material, { recipients: addresses, texts: lines })[1]).toEqual(both);
});
