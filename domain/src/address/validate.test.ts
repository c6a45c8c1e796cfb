import { expect, test } from 'vitest';
import { emptyPrintAddress, type PrintAddress } from './print-address.ts';
import { type AddressRules, looksUnfinished, validateAddress } from './validate.ts';

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

test('a sender has no honorific to make room for', () => {
  const address = anAddress({ name: name('', '一二三四五六七', '御一家') });
  expect(validateAddress(address, senderRules)).toEqual({});
});

test('an address that autocomplete left alone looks unfinished', () => {
  const address = anAddress({ address2: '' });
  expect(looksUnfinished(address, '東京都港区六本木')).toBe(true);
  expect(looksUnfinished(anAddress(), '東京都港区六本木')).toBe(false);
  expect(looksUnfinished(address, null)).toBe(false);
});
