import { expect, test } from 'vitest';
import {
  changedFields,
  type DraftContent,
  draftOfFields,
  fieldsOfDraft,
  imageIdsIn,
  mergeDraft,
} from './draft-fields.ts';

const photo = (imageId: string, x = 0) => ({
  ...{ imageId, fileName: `${imageId}.jpg`, size: { width: 4000, height: 3000 }, offset: { x, y: 0 } },
});

const draft: DraftContent = {
  choice: { groupId: 10, tagId: 1001, kitId: 27001 },
  photos: [photo('a'), null],
  unused: [photo('aside')],
  texts: { BOOK_TITLE: '祖父と海' },
  wordsAside: { 10: { GREETING: '謹賀新年' } },
};

test('a draft comes back from its fields as it was', () => {
  expect(draftOfFields(fieldsOfDraft(draft))).toEqual(draft);
  expect(draftOfFields({})).toEqual({ choice: null, photos: [], unused: [], texts: {}, wordsAside: {} });
});

test('only what differs is a change, whatever the order of its keys', () => {
  const fields = fieldsOfDraft(draft);
  const turned = { ...fields, choice: { kitId: 27001, tagId: 1001, groupId: 10 } };
  expect(changedFields(fields, turned)).toEqual([]);
  expect(changedFields(fields, { ...fields, 'text.BOOK_TITLE': '海' })).toEqual([
    { field: 'text.BOOK_TITLE', value: '海' },
  ]);
  expect(changedFields(fields, fieldsOfDraft({ ...draft, photos: [] }))).toEqual([
    { field: 'photoCount', value: 0 },
    { field: 'photo.0', value: null },
  ]);
});

test('changes of different fields on two devices meet', () => {
  const known = fieldsOfDraft(draft);
  const own = fieldsOfDraft({ ...draft, photos: [photo('a', 7), null] });
  const other = fieldsOfDraft({ ...draft, photos: [photo('a'), photo('b')] });
  const { fields, taken } = mergeDraft(known, own, other);
  expect(draftOfFields(fields).photos).toEqual([photo('a', 7), photo('b')]);
  expect(taken).toEqual(['photo.1']);
});

test('of one field the change that has not been sent yet is the later one', () => {
  const known = fieldsOfDraft(draft);
  const own = fieldsOfDraft({ ...draft, texts: { BOOK_TITLE: 'ここ' } });
  const other = fieldsOfDraft({ ...draft, texts: { BOOK_TITLE: 'よそ' } });
  expect(mergeDraft(known, own, other)).toMatchObject({ fields: { 'text.BOOK_TITLE': 'ここ' }, taken: [] });
});

test('words that were typed away stay away, and those that nobody typed are the design’s own again', () => {
  const fields = fieldsOfDraft({ ...draft, texts: { BOOK_TITLE: '' } });
  expect(draftOfFields(fields).texts).toEqual({ BOOK_TITLE: '' });
  const changes = changedFields(fields, fieldsOfDraft({ ...draft, texts: {} }));
  expect(changes).toEqual([{ field: 'text.BOOK_TITLE', value: null }]);
  expect(draftOfFields({ ...fields, 'text.BOOK_TITLE': null }).texts).toEqual({});
});

test('photos are named once for each place that keeps them', () => {
  expect(imageIdsIn(fieldsOfDraft(draft))).toEqual(['a', 'aside']);
});
