import { expect, test } from 'vitest';
import {
  changedFields,
  type DraftContent,
  type DraftFields,
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
  pages: { 2: { layout: 'text', text: '夏' } },
  wordsAside: { 10: { GREETING: '謹賀新年' } },
  calendar: { noteLines: true, ownDays: [{ date: '05-03', words: 'はなの誕生日', mark: 'cake' }] },
};

test('a draft comes back from its fields as it was', () => {
  expect(draftOfFields(fieldsOfDraft(draft))).toEqual(draft);
  const nothing = {
    choice: null,
    photos: [],
    unused: [],
    texts: {},
    pages: {},
    wordsAside: {},
    calendar: {},
  };
  expect(draftOfFields({})).toEqual(nothing);
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

test('a field of a later release, which this one cannot show, is not emptied by it', () => {
  const known = { ...fieldsOfDraft(draft), 'text.EPILOGUE': 'またね', ribbon: { colour: 'red' } };
  expect(changedFields(known, fieldsOfDraft({ ...draft, calendar: {} }))).toEqual([
    { field: 'calendar', value: {} },
  ]);
});

test('changes of different fields on two devices are merged', () => {
  const known = fieldsOfDraft(draft);
  const own = fieldsOfDraft({ ...draft, photos: [photo('a', 7), null] });
  const other = fieldsOfDraft({ ...draft, photos: [photo('a'), photo('b')] });
  const { fields, taken } = mergeDraft(known, own, other);
  expect(draftOfFields(fields).photos).toEqual([photo('a', 7), photo('b')]);
  expect(taken).toEqual(['photo.1']);
});

const CARD: DraftContent = { ...draft, photos: [], unused: [], pages: {}, calendar: {}, wordsAside: {} };
const cardFields = (groupId: number | null, GREETING: string) =>
  fieldsOfDraft({
    ...CARD,
    choice: groupId === null ? null : { groupId, tagId: 1, kitId: groupId },
    texts: { GREETING },
  });

test.each<[string, known: DraftFields, own: DraftFields, other: DraftFields, DraftContent['texts'], object]>([
  [
    'typed on the other device for the same occasion come along',
    cardFields(10, '賀正'),
    cardFields(10, '賀正'),
    cardFields(10, '迎春'),
    { GREETING: '迎春' },
    {},
  ],
  [
    'typed here go with a design of another occasion that the other device takes, aside',
    cardFields(10, ''),
    cardFields(10, '賀正'),
    cardFields(20, ''),
    {},
    { 10: { GREETING: '賀正' } },
  ],
  [
    'typed before any design was chosen are those of the first one, whichever device chooses it',
    cardFields(null, ''),
    cardFields(null, '賀正'),
    cardFields(10, ''),
    { GREETING: '賀正' },
    {},
  ],
  [
    'typed on the other device wait aside where a design of another occasion was chosen here',
    cardFields(10, ''),
    cardFields(20, ''),
    cardFields(10, '賀正'),
    {},
    { 10: { GREETING: '賀正' } },
  ],
])('words %s', (_, known, own, other, texts, aside) => {
  const merged = draftOfFields(mergeDraft(known, own, other).fields);
  expect([merged.texts, merged.wordsAside]).toEqual([texts, aside]);
});

test('of one field the change that has not been sent yet wins', () => {
  const known = fieldsOfDraft(draft);
  const own = fieldsOfDraft({ ...draft, texts: { BOOK_TITLE: 'ここ' } });
  const other = fieldsOfDraft({ ...draft, texts: { BOOK_TITLE: 'よそ' } });
  expect(mergeDraft(known, own, other)).toMatchObject({ fields: { 'text.BOOK_TITLE': 'ここ' }, taken: [] });
});

test('emptied words stay empty, and words that nobody typed are the design’s own again', () => {
  const fields = fieldsOfDraft({ ...draft, texts: { BOOK_TITLE: '' } });
  expect(draftOfFields(fields).texts).toEqual({ BOOK_TITLE: '' });
  const changes = changedFields(fields, fieldsOfDraft({ ...draft, texts: {} }));
  expect(changes).toEqual([{ field: 'text.BOOK_TITLE', value: null }]);
  expect(draftOfFields({ ...fields, 'text.BOOK_TITLE': null }).texts).toEqual({});
});

test('the image ids of fields are those of slots and of unused photos', () => {
  expect(imageIdsIn(fieldsOfDraft(draft))).toEqual(['a', 'aside']);
});

test('a page that is as its design has it again is an empty field', () => {
  const changes = changedFields(fieldsOfDraft(draft), fieldsOfDraft({ ...draft, pages: {} }));
  expect(changes).toEqual([{ field: 'page.2', value: null }]);
  expect(draftOfFields({ ...fieldsOfDraft(draft), 'page.2': null }).pages).toEqual({});
});

test('where two devices chose layouts apart, those of this one stand and no photo or word is lost', () => {
  const known = fieldsOfDraft(draft);
  const own = fieldsOfDraft({
    ...draft,
    photos: [photo('a'), photo('mine'), null],
    pages: { ...draft.pages, 3: { layout: 'two' } },
  });
  const other = fieldsOfDraft({
    ...draft,
    photos: [photo('theirs'), photo('a')],
    pages: { 2: { layout: 'text', text: '冬' } },
  });
  const { photos, unused, pages } = draftOfFields(mergeDraft(known, own, other).fields);
  expect(photos).toEqual([photo('a'), photo('mine'), null]);
  expect(unused).toEqual([photo('aside'), photo('theirs')]);
  expect(pages).toEqual({ 2: { layout: 'text', text: '冬' }, 3: { layout: 'two' } });
});

test('a photo that one device used and another kept aside stands once', () => {
  const known = fieldsOfDraft(draft);
  const own = fieldsOfDraft({ ...draft, unused: [photo('aside'), photo('new'), photo('new')] });
  const other = fieldsOfDraft({ ...draft, photos: [photo('a'), photo('aside')], unused: [] });
  const { photos, unused } = draftOfFields(mergeDraft(known, own, other).fields);
  expect(photos).toEqual([photo('a'), photo('aside')]);
  expect(unused).toEqual([photo('new')]);
});

test('the crop on a cover that faces decide is no field of the account, and no change', () => {
  const coverCrop = { itemId: 1, offset: { x: 1, y: 0 } };
  const [own, aside] = [photo('a'), photo('b')];
  const before = fieldsOfDraft({ ...draft, photos: [own], unused: [aside] });
  const after = fieldsOfDraft({
    ...draft,
    photos: [{ ...own, coverCrop }],
    unused: [{ ...aside, coverCrop }],
  });
  expect(changedFields(before, after)).toEqual([]);
});
