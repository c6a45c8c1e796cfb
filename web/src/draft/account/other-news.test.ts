import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDraft, setTexts } from '../change-draft.ts';
import { draftStore, openDraft } from '../draft-store.ts';
import type { OtherNews } from './account-sync-parts.ts';
import {
  addNews,
  forgetGone,
  forgetNews,
  newsStore,
  takeBack,
  whenChangedElsewhere,
  wordsThatStand,
} from './other-news.ts';

const CODE = 'T0021';

const titled = (
  kind: OtherNews['kind'],
  now: string | null,
  before: string | null,
  code = 'a',
): OtherNews => ({
  ...{ kind, code, fields: ['text.BOOK_TITLE'] },
  words: [{ field: 'text.BOOK_TITLE', now, before }],
});
const title = () => draftStore.getState().texts.BOOK_TITLE;

beforeEach(async () => {
  await openDraft(CODE);
  draftStore.setState({ code: 'a' });
});

afterEach(async () => {
  forgetNews();
  await closeDraft(CODE);
});

test('words that were overwritten twice before that was told are restored to the first value', () => {
  addNews(titled('taken', '二', '一'));
  addNews(titled('taken', '三', '二'));
  setTexts({ BOOK_TITLE: '三' });
  const news = newsStore.getState();
  expect(news.taken.fields).toEqual(['text.BOOK_TITLE']);
  takeBack(news, news.taken.words);
  expect(title()).toBe('一');
});

test('of changes that do not follow from each other, the value before the last one is kept', () => {
  addNews(titled('taken', 'a', null));
  addNews(titled('taken', 'ab', 'a'));
  expect(newsStore.getState().taken.words).toEqual([{ field: 'text.BOOK_TITLE', now: 'ab', before: null }]);
  addNews(titled('taken', '四', '三'));
  expect(newsStore.getState().taken.words).toEqual([{ field: 'text.BOOK_TITLE', now: '四', before: '三' }]);
  addNews(titled('replaced', 'ここ', '海'));
  addNews(titled('replaced', 'ここで', '海へ行く'));
  expect(newsStore.getState().replaced.words).toEqual([
    { field: 'text.BOOK_TITLE', now: 'ここで', before: '海へ行く' },
  ]);
});

test('overwritten words of one design are not offered on another', () => {
  draftStore.setState({ choice: { groupId: 10, tagId: 1, kitId: 27001 } });
  setTexts({ BOOK_TITLE: '二' });
  addNews(titled('taken', '二', '一'));
  const news = newsStore.getState();
  expect(wordsThatStand(news, news.taken.words)).toHaveLength(1);
  draftStore.setState({ choice: { groupId: 30, tagId: 1, kitId: 27002 } });
  expect(wordsThatStand(news, news.taken.words)).toEqual([]);
  addNews({ ...titled('taken', '三', '二'), fields: ['choice'], words: [] });
  expect(newsStore.getState().taken).toEqual({ fields: ['text.BOOK_TITLE', 'choice'], words: [] });
});

test('restoring clears words where there were none before', () => {
  setTexts({ BOOK_TITLE: '海' });
  addNews(titled('taken', '海', null));
  const news = newsStore.getState();
  takeBack(news, news.taken.words);
  expect(title()).toBeUndefined();
});

test('restoring changes neither words that were typed since nor another draft', () => {
  addNews(titled('taken', '二', '一'));
  const news = newsStore.getState();
  setTexts({ BOOK_TITLE: '四' });
  expect(wordsThatStand(news, news.taken.words)).toEqual([]);
  takeBack(news, news.taken.words);
  expect(title()).toBe('四');
  setTexts({ BOOK_TITLE: '二' });
  draftStore.setState({ code: 'b' });
  takeBack(news, news.taken.words);
  expect(title()).toBe('二');
});

test('fields taken from elsewhere and fields replaced there are kept apart, for one draft only', () => {
  addNews(titled('replaced', '二', '一'));
  addNews(titled('taken', '二', '一'));
  expect(newsStore.getState()).toMatchObject({ taken: { fields: ['text.BOOK_TITLE'] } });
  expect(newsStore.getState().replaced.words).toHaveLength(1);
  addNews(titled('taken', '二', '一', 'b'));
  expect(newsStore.getState()).toMatchObject({ code: 'b', replaced: { fields: [] } });
});

test('a change that was replaced elsewhere does not count as a change here', () => {
  let changes = 0;
  const leave = whenChangedElsewhere(() => {
    changes += 1;
  });
  addNews(titled('replaced', '二', '一'));
  expect(changes).toBe(0);
  addNews(titled('taken', '二', '一'));
  addNews({ kind: 'other-card', code: 'a', fields: ['choice'], words: [] });
  forgetNews();
  expect(changes).toBe(2);
  leave();
});

test('news about words remains after somebody has read that the account no longer has the draft', () => {
  addNews(titled('taken', '二', '一'));
  addNews({ kind: 'gone', code: 'a', fields: [], words: [] });
  expect(newsStore.getState().isDraftGone).toBe(true);
  forgetGone();
  expect(newsStore.getState()).toMatchObject({ isDraftGone: false, taken: { fields: ['text.BOOK_TITLE'] } });
  forgetNews();
  addNews({ kind: 'gone', code: 'a', fields: [], words: [] });
  forgetGone();
  expect(newsStore.getState().code, 'nothing else is to be said').toBeNull();
});
