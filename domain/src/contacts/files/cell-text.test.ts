import { expect, test } from 'vitest';
import { fullWidthKana } from '../../address/text.ts';
import { readKana, withoutPhone } from './cell-text.ts';

test('a reading is written in full width as every other kana is, its marks too', () => {
  expect(readKana(' ｺｼﾞﾏ･ﾏﾘｱ ')).toBe('コジマ・マリア');
  const halfWidth = Array.from({ length: 0x3f }, (_, index) => String.fromCharCode(0xff61 + index)).join('');
  expect(readKana(halfWidth)).toBe(fullWidthKana(halfWidth));
});

test.each([
  ['03-1234-5678', ''],
  ['TEL 03-1234-5678', ''],
  ['090(1234)5678', ''],
  ['+81-90-1234-5678', ''],
  ['港区六本木1-2-3 03-1234-5678', '港区六本木1-2-3'],
  ['港区六本木1-2-3　０３－１２３４－５６７８', '港区六本木1-2-3'],
  ['埼玉県大宮市大成町1-2 TEL 048-123-4567', '埼玉県大宮市大成町1-2'],
  ['六本木1-2-3TEL:03-1234-5678', '六本木1-2-3'],
  ['六本木1-2-3、電話：0467-22-1234', '六本木1-2-3'],
  ['六本木1-2-3☎03(1234)5678', '六本木1-2-3'],
])('%j without the telephone number is %j', (line, rest) => {
  expect(withoutPhone(line)).toEqual({ text: rest, hadPhone: true });
});

test.each([
  '六本木1-2-3',
  '1-2-3-405',
  '第10地割 01-23-456',
  '六本木1-2-303-1234-5678',
  '03',
  '',
  'コーポ青葉 0123',
])('%j holds no telephone number', (line) => {
  expect(withoutPhone(line)).toEqual({ text: line, hadPhone: false });
});
