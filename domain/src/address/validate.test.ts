import { expect, test } from 'vitest';
import { emptyPrintAddress, type PrintAddress } from './print-address.ts';
import {
  type AddressRules,
  blockingProblems,
  isPrintableAddress,
  looksUnfinished,
  validateAddress,
} from './validate.ts';

const recipientRules: AddressRules = { isPrintable: (text) => text !== '😀', checksHonorific: true };
const senderRules: AddressRules = { ...recipientRules, checksHonorific: false };

const anAddress = (over: Partial<PrintAddress> = {}): PrintAddress => ({
  ...emptyPrintAddress(),
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '一丁目2-3',
  name: { last: '髙橋', first: '𠮷子', honorific: '様' },
  ...over,
});

const name = (last: string, first: string, honorific = '様') => ({ last, first, honorific });

test.each<[string, Partial<PrintAddress>, string[]]>([
  ['a plain address', {}, []],
  ['a last name of 7', { name: name('一二三四五六七', '') }, []],
  ['a last name of 8', { name: name('一二三四五六七八', '') }, ['nameLast']],
  ['a first name of 8', { name: name('', '一二三四五六七八') }, []],
  ['a first name of 9', { name: name('', '一二三四五六七八九') }, ['nameFirst']],
  ['a first name of 6 with 御一家', { name: name('', '一二三四五六', '御一家') }, []],
  ['a first name of 7 with 御一家', { name: name('', '一二三四五六七', '御一家') }, ['nameFirst']],
  ['a prefecture of 5', { state: '一二三四五' }, ['state']],
  ['an address1 of 26', { address1: 'あ'.repeat(26) }, ['address1']],
  ['an address2 of 31', { address2: 'あ'.repeat(31) }, ['address2']],
  ['a comment of 26', { comment2: 'あ'.repeat(26) }, ['comment2']],
  [
    'the longest of all',
    {
      state: '神奈川県',
      address1: 'あ'.repeat(25),
      address2: 'あ'.repeat(30),
      comment1: 'あ'.repeat(25),
      comment2: 'あ'.repeat(25),
    },
    [],
  ],
  ['a comment1 of 26', { comment1: 'あ'.repeat(26) }, ['comment1']],
  [
    'emoji everywhere',
    {
      state: '😀',
      address1: '😀',
      address2: '😀',
      comment1: '😀',
      comment2: '😀',
      name: name('😀', '😀', '😀'),
      jointNames: [name('', '😀', '😀')],
    },
    [
      'state',
      'address1',
      'address2',
      'comment1',
      'comment2',
      'nameLast',
      'nameFirst',
      'honorific',
      'jointNames.0.nameFirst',
      'jointNames.0.honorific',
    ],
  ],
  ['a blank in a name', { name: name('髙　橋', '') }, []],
  ['a first name of 7 with a shorter honorific', { name: name('', '一二三四五六七', '先生') }, []],
  ['a first name of 7 with a longer honorific', { name: name('', '一二三四五六七', '御一同様') }, []],
  ['an endless honorific', { name: name('山', '', '様'.repeat(256)) }, ['honorific']],
  ['an honorific of 255', { name: name('山', '', '様'.repeat(255)) }, []],
  ['a zip and nothing else', { state: '', address1: '', address2: '' }, []],
  ['a broken zip without an address', { zip: '1', state: '', address1: '', address2: '' }, ['zip']],
  ['a missing zip with a building alone', { zip: '', state: '', address1: '', address2: '1' }, ['zip']],
  ['an emoji', { name: name('😀', '') }, ['nameLast']],
  ['a line break', { comment1: 'a\nb' }, ['comment1']],
  ['a short zip', { zip: '106003' }, ['zip']],
  ['a missing zip with an address', { zip: '' }, ['zip']],
  ['a name alone', { zip: '', state: '', address1: '', address2: '' }, []],
  [
    'a long joint name',
    { jointNames: [name('', ''), name('一二三四五六七八', '')] },
    ['jointNames.1.nameLast'],
  ],
])('%s has problems in %s', (_title, over, fields) => {
  expect(Object.keys(validateAddress(anAddress(over), recipientRules))).toEqual(fields);
});

test('a problem says what to change: the length, or the characters, each once', () => {
  const problems = validateAddress(
    anAddress({ state: '一二三四五', comment1: 'あ😀い😀', comment2: 'a\nb', zip: '1' }),
    recipientRules,
  );
  expect(problems).toEqual({
    zip: { code: 'zip' },
    state: { code: 'too-long', max: 4 },
    comment1: { code: 'unprintable', characters: ['😀'] },
    comment2: { code: 'forbidden' },
  });
  expect(isPrintableAddress(anAddress(), recipientRules)).toBe(true);
  expect(isPrintableAddress(anAddress({ zip: '1' }), recipientRules)).toBe(false);
});

test('a sender has no honorific to make room for', () => {
  const address = anAddress({ name: name('', '一二三四五六七', '御一家') });
  expect(validateAddress(address, senderRules)).toEqual({});
});

test('an address that nobody has changed since autocomplete looks unfinished', () => {
  const address = anAddress({ address2: '' });
  expect(looksUnfinished(address, '東京都港区六本木')).toBe(true);
  expect(looksUnfinished(anAddress(), '東京都港区六本木')).toBe(false);
  expect(looksUnfinished(address, null)).toBe(false);
});

test('only what the press cannot draw blocks an order', () => {
  const problems = validateAddress(
    anAddress({ name: name('😀', '一二三四五六七八九'), zip: '1', comment1: 'a\u0007' }),
    recipientRules,
  );
  expect(Object.keys(problems)).toEqual(['zip', 'comment1', 'nameLast', 'nameFirst']);
  expect(Object.keys(blockingProblems(problems))).toEqual(['comment1', 'nameLast']);
});
