import { emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { addressWords, valuesOfSender } from './sender-words.ts';

const person = (last: string, first: string) => ({ last, first, honorific: '' });
const sender: PrintAddress = {
  ...emptyPrintAddress(),
  zip: '1500001',
  state: '東京都',
  address1: '渋谷区神宮前1-2-3',
  address2: 'メゾン神宮前101',
  name: person('山田', '一郎'),
  jointNames: [person('山田', '花子'), person('佐藤', 'うめ'), person('', ''), person('', '')],
};

test('a family signs with its last name once', () => {
  expect(valuesOfSender(sender)?.senderNames).toBe('山田 一郎\n花子\n佐藤 うめ');
});

test('where no sender was typed, nothing is offered', () => {
  expect(valuesOfSender(emptyPrintAddress())).toBeNull();
});

test('the address block has a line for the zip, the address, the building and the telephone', () => {
  const values = valuesOfSender(sender) ?? {};
  expect(addressWords({ ...values, telephone: '03-1234-5678' })).toBe(
    '〒150-0001\n東京都渋谷区神宮前1-2-3\nメゾン神宮前101\n電話 03-1234-5678',
  );
  expect(addressWords({})).toBe('');
});

test('in vertical text the address block has kanji numerals, as the address side has', () => {
  const values = { ...valuesOfSender(sender), telephone: '03-1234-5678' };
  expect(addressWords(values, 'vertical')).toBe(
    '〒一五〇－〇〇〇一\n東京都渋谷区神宮前一－二－三\nメゾン神宮前一〇一\n電話 〇三－一二三四－五六七八',
  );
  expect(addressWords({ address: '札幌市北区北10条西12丁目20' }, 'vertical')).toBe(
    '札幌市北区北十条西十二丁目二〇',
  );
});
