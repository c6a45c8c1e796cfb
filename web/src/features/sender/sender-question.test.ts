import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { senderQuestion } from './SenderQuestion.tsx';

const filled = { ...emptyPrintAddress(), zip: '1060032', state: '東京都', address1: '港区六本木' };

test('problems come first, whatever else is wrong', () => {
  expect(senderQuestion(filled, { zip: { code: 'zip' } }, '東京都港区六本木')).toBe('invalid');
});

test('an empty sender is asked about', () => {
  expect(senderQuestion(emptyPrintAddress(), {}, null)).toBe('empty');
});

test('an address that ends where the zip look-up left it is asked about', () => {
  expect(senderQuestion(filled, {}, '東京都港区六本木')).toBe('unfinished');
  expect(senderQuestion({ ...filled, address1: '港区六本木1-2-3' }, {}, '東京都港区六本木')).toBeNull();
  expect(senderQuestion(filled, {}, null)).toBeNull();
});
