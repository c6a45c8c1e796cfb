import { expect, test } from 'vitest';
import type { ImportTarget } from './import-target.ts';
import { ownAddress, rowAddresses } from './row-addresses.ts';

const row = (cells: Partial<Record<ImportTarget, string>>) => (target: ImportTarget) => cells[target] ?? '';

test('the address in a row of our own file is a home, and taken word for word', () => {
  const cells = { zip: '106-0032', state: '東京都', city: '港区六本木', street: '1-2-3 電話03-1234-5678' };
  expect(ownAddress(row(cells))).toEqual({
    address: { zip: '1060032', state: '東京都', address1: '港区六本木', address2: cells.street },
    isOffice: false,
    hadPhone: false,
  });
});

const home = { zip: '1060032', state: '東京都', city: '港区', street: '六本木1-2' };
const office = {
  companyZip: '1000001',
  companyState: '東京都',
  companyCity: '千代田区',
  companyStreet: '千代田1-1',
};

test.each<[string, Partial<Record<ImportTarget, string>>, [zip: string, isOffice: boolean][]]>([
  ['a home alone', home, [['1060032', false]]],
  [
    'a home and an office',
    { ...home, ...office },
    [
      ['1060032', false],
      ['1000001', true],
    ],
  ],
  ['a home that is called an office', { ...home, addressKind: '勤務先' }, [['1060032', true]]],
  [
    'an office before a home',
    { ...home, ...office, addressKind: 'Work', companyAddressKind: '自宅' },
    [
      ['1000001', false],
      ['1060032', true],
    ],
  ],
  ['nothing', {}, []],
])('%s: homes go before offices', (_, cells, expected) => {
  expect(rowAddresses(row(cells)).map(({ address, isOffice }) => [address.zip, isOffice])).toEqual(expected);
});

test.each([
  ['六本木1-2', false],
  ['六本木1-2 TEL 03-1234-5678', true],
])('of %s it is told whether a telephone number was taken away', (street, hadPhone) => {
  const [found] = rowAddresses(row({ ...home, street }));
  expect(found).toMatchObject({ hadPhone, address: { address1: '港区', address2: '六本木1-2' } });
});

test.each([
  ['10010', '北海道', '札幌市北区', '0010010'],
  ['10010', '', '北海道札幌市北区', '0010010'],
  ['10010', '', '札幌市北区北十条西', '0010010'],
  ['600042', '北海道', '札幌市中央区', '0600042'],
  ['10010', '東京都', '港区', '10010'],
  ['10010', '', '港区', '10010'],
  ['06401', '北海道', '札幌市中央区', '06401'],
])('a zip %s of %s%s is %s: spreadsheets drop zeros, and 00 is Sapporo alone', (zip, state, city, read) => {
  const cells = { zip, state, city, street: '1-2' };
  expect(rowAddresses(row(cells))[0]?.address.zip).toBe(read);
  if (state !== '') expect(ownAddress(row(cells)).address.zip).toBe(read);
});
