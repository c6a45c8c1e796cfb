import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import { phraseLines } from './phrase-lines.ts';
import { shapeVertical } from './vertical-line.ts';

const chain = shippedChain('mincho');
const ROOM = { fullEm: 17, longestEm: 20 };
const lines = (text: string, room = ROOM) => phraseLines(shapeVertical(text, chain), room).lines;
const broken = (text: string): string =>
  lines(text)
    .map(({ clusters }) => clusters.map((cluster) => cluster.text).join(''))
    .join('／');

test.each([
  '今年は引っ越しました。／ぜひ遊びに来てください。',
  'ご家族の皆さまもお元気で／お過ごしください。',
  '昨年は大変お世話になりました。／今年もよろしくお願いします。',
  '落ち着きましたら、／新しい家にもぜひ遊びに来てください。',
  'ご無沙汰しておりますが、／お変わりありませんか。',
  '新しい年が皆様にとって／幸多い一年でありますように',
  '慎之介（十三歳）優里香（十歳）／健次郎（八歳）虎之助（一歳）',
  'クリストファー・ジョナサン・／マクドナルド＝スミス',
  'グランドパークタワー烏丸ウエスト棟／2304号室',
  'わが家の小さな「たからもの」を／見に来てください',
  '先日は素敵な／「お祝いの品」をありがとうございました',
  '皆様お揃いでご健勝のことと／お慶び申し上げます',
  'このたびは温かい／お心づかいをいただきました',
  '長宗我部美沙子マリアフェルナンデス／（旧姓 勅使河原）',
])('%s is broken so', (text) => {
  expect(broken(text.replaceAll('／', text.endsWith('号室') ? ' ' : ''))).toBe(text);
});

test.each(['家族で行ったいちご狩りの／写真です', '四月に生まれたなお美の／写真です'])(
  'a word with お or ご inside is no polite one: %s',
  (text) => {
    const longestEm = text.indexOf('／');
    const found = lines(text.replace('／', ''), { fullEm: longestEm, longestEm });
    expect(found.map(({ clusters }) => clusters.map((each) => each.text).join('')).join('／')).toBe(text);
  },
);

test.each([
  '勅使河原健太郎／紗也香（五歳）',
  '勅使河原健太郎／紗也香 5歳',
  '勅使河原健太郎／虎之助（十一か月）',
])('an age stays with its name: %s', (text) => {
  const typed = text.replace('／', ' ');
  const found = lines(typed, { fullEm: 11, longestEm: 11 });
  expect(found.map(({ clusters }) => clusters.map((each) => each.text).join('')).join('／')).toBe(text);
});

test.each([
  '京都府京都市中京区／室町通蛸薬師下る山伏山町／五百五十番地12-10',
  '東京都千代田区丸の内／1-2-3 丸の内ビル501',
  'グランドパークタワー／烏丸御池ウエスト棟／2304号室',
])('an address is broken between its parts, and no number is broken: %s', (text) => {
  const longestEm = Math.max(...text.split('／').map((line) => line.length)) + 1;
  const typed = shapeHorizontal(text.replaceAll('／', ''), chain);
  const found = phraseLines(typed, { fullEm: longestEm, longestEm, isAddress: true }).lines;
  expect(found.map(({ clusters }) => clusters.map((each) => each.text).join('')).join('／')).toBe(text);
});

test('a polite word keeps its お or ご', () => {
  const broken = lines('本年もよろしくお願い申し上げます', { fullEm: 10, longestEm: 10 });
  expect(broken.map(({ clusters }) => clusters.length)).toEqual([
    '本年もよろしく'.length,
    'お願い申し上げます'.length,
  ]);
});

test('a text without phrases is broken in the middle, not before what may not begin a line', () => {
  expect(broken('あ'.repeat(30))).toBe(`${'あ'.repeat(15)}／${'あ'.repeat(15)}`);
  expect(broken(`${'あ'.repeat(15)}っ${'あ'.repeat(14)}`)).not.toContain('／っ');
});

test('the way in which somebody is called stays whole', () => {
  const found = lines('おじいちゃん誕生日', { fullEm: 7, longestEm: 7 });
  expect(found.map(({ clusters }) => clusters.map(({ text }) => text).join(''))).toEqual([
    'おじいちゃん',
    '誕生日',
  ]);
});

test('a missing character is reported once, whichever line it is on', () => {
  const broken = lines(`${'あ'.repeat(29)}😀`);
  expect(broken).toHaveLength(2);
  expect(broken.flatMap(({ findings }) => findings)).toEqual([{ code: 'missing-glyph', text: '😀' }]);
});

test('blanks at a break vanish', () => {
  expect(broken('暑さ厳しき折ですが　皆様のご健康をお祈りいたします')).toBe(
    '暑さ厳しき折ですが／皆様のご健康をお祈りいたします',
  );
});

test('no line is longer than its room, unless it holds one character, and none but a blank is lost', () => {
  const symbols = fc.constantFrom(...'あいがはのて漢字、。」』？っー「（ア12 \u3000');
  const inkOf = (text: string): string => text.replaceAll(/\s/g, '');
  fc.assert(
    fc.property(
      fc.array(symbols, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (letters, longestEm) => {
        const found = lines(letters.join(''), { fullEm: longestEm * 0.85, longestEm });
        const texts = found.flatMap(({ clusters }) => clusters.map(({ text }) => text));
        expect(inkOf(texts.join(''))).toBe(inkOf(letters.join('')));
        for (const { clusters, lengthEm } of found)
          expect(clusters.length <= 1 || lengthEm <= longestEm + 1e-6).toBe(true);
      },
    ),
  );
});

test('blanks in the middle of a line are as wide as they are', () => {
  const typed = shapeVertical('東京都千代田区 丸の内一丁目 二番地 三号室 四階', chain);
  const { lines: found } = phraseLines(typed, { fullEm: 11, longestEm: 11 });
  expect(found.map(({ lengthEm }) => lengthEm)).toEqual([7, 6, 9]);
});
