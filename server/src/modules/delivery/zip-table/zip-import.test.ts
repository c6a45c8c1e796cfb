import { expect, test } from 'vitest';
import { openZipDirectory } from './zip-directory.ts';
import { packZipTable } from './zip-file.ts';
import { decodeJapanPost, readJapanPost } from './zip-import.ts';

const kenAll = (code: string, zip: string, city: string, town: string, prefecture = '岩手県') =>
  `${code},"028  ","${zip}","ｲﾜﾃｹﾝ","ｼ","ﾏﾁ","${prefecture}","${city}","${town}",0,0,0,0,0,0\r\n`;

const directoryOf = (...texts: string[]) => openZipDirectory(packZipTable(readJapanPost(texts)));

test('a town that KEN_ALL cuts over several rows is one town again', () => {
  const rows = [
    kenAll('03302', '0285102', '岩手郡葛巻町', '葛巻（第４０地割「５７番地１２５、'),
    kenAll('03302', '0285102', '岩手郡葛巻町', '１７６を除く」〜第４５'),
    kenAll('03302', '0285102', '岩手郡葛巻町', '地割）'),
  ].join('');
  expect(directoryOf(rows).entries('0285102')).toEqual([
    {
      zip: '0285102',
      cityCode: '03302',
      area: '葛巻',
      facility: '',
      note: '第４０地割「５７番地１２５、１７６を除く」〜第４５地割',
      kana: 'マチ',
    },
  ]);
});

test.each<[string, string, string[], string]>([
  ['多賀町', '以下に掲載がない場合', [''], ''],
  ['多賀町', '一円', ['一円'], ''],
  ['利島村', '利島村一円', [''], ''],
  ['琴平町', '琴平町の次に１〜４２６番地がくる場合（川東）', [''], ''],
  ['新城市', '井道、奥井道、内井道', ['井道', '奥井道', '内井道'], ''],
  ['洋野町', '種市第８地割〜第１４地割（玉川、戸類家）', ['種市'], '第８地割〜第１４地割、玉川、戸類家'],
  ['千代田区', '大手町（次のビルを除く）', ['大手町'], '次のビルを除く'],
])('of %s %s the towns are %j', (city, town, areas, note) => {
  const entries = directoryOf(kenAll('25443', '5220317', city, town)).entries('5220317');
  expect(entries.map(({ area }) => area)).toEqual(areas);
  expect(entries[0]?.note).toBe(note);
});

test('an office shares its zip with a town: the town comes first', () => {
  const office =
    '17201,"ｶ","石川県庁","石川県","金沢市","鞍月","１丁目１番地（私書箱）","9200381","920  ","金沢",0,0,0\r\n';
  const town = kenAll('17201', '9200381', '金沢市', '鞍月', '石川県');
  expect(directoryOf(office, town).find('9200381')).toEqual([
    { prefecture: '石川県', city: '金沢市', area: '鞍月', facility: '' },
    { prefecture: '石川県', city: '金沢市', area: '鞍月１丁目１番地', facility: '石川県庁' },
  ]);
});

test('CP932 and UTF-8 spell a range with the same character', () => {
  expect(decodeJapanPost(Uint8Array.of(0x82, 0x50, 0x81, 0x60, 0x82, 0x51))).toBe('１〜２');
  expect(decodeJapanPost(new TextEncoder().encode('１〜２'))).toBe('１〜２');
});

test('a file of another shape is refused whole', () => {
  expect(() => readJapanPost(['a,b,c\r\n'])).toThrow('3 columns');
  expect(() => readJapanPost([kenAll('25443', '522031', '多賀町', '一円')])).toThrow('broken');
});
