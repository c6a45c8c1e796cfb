import { expect, test } from 'vitest';
import { draftFrom } from './device-storage.ts';

const kept = {
  choice: { groupId: 10, tagId: 1001, kitId: 27001 },
  photos: [null],
  isPreviewWarningSeen: true,
};

test('a draft of the first ID cards is opened with its three lines', () => {
  expect(draftFrom({ ...kept, backText: ['Hanako.Yamada', '', 'a-b_c@d.example'] })).toEqual({
    ...kept,
    unused: [],
    texts: {
      BACK_SIDE_TEXT_TYPE_1: 'Hanako.Yamada',
      BACK_SIDE_TEXT_TYPE_2: '',
      BACK_SIDE_TEXT_TYPE_3: 'a-b_c@d.example',
    },
  });
});

test('a draft of before photos without a slot were kept has none of them', () => {
  expect(draftFrom({ ...kept, texts: {} })).toEqual({ ...kept, texts: {}, unused: [] });
});

test("today's draft is opened as it is", () => {
  const draft = { ...kept, unused: [], texts: { BOOK_TITLE: '祖父と海' } };
  expect(draftFrom(draft)).toEqual(draft);
});
