import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inPhrases } from './in-phrases.ts';

const phrases = (text: string): string => inPhrases(text).replaceAll('\u200b', '／');

test.each([
  ['手のひらに収まる小さな写真集。', '手のひらに／収まる小さな写真集。'],
  [
    '写真1枚とデザインを選ぶだけ。差出人も宛名も刷って、',
    '写真1枚と／デザインを／選ぶだけ。差出人も／宛名も刷って、',
  ],
  ['いくつかの荷物に分けてお届けすることがあり、', 'いくつかの／荷物に分けて／お届けする／ことがあり、'],
  ['30枚ひと組でお届けします。', '30枚ひと組で／お届けします。'],
  ['ウォールナットのプレミアムスタンドが付きます。', 'ウォールナットの／プレミアムスタンドが／付きます。'],
  ['890円（スタンド1台につき700円、', '890円（スタンド1台につき／700円、'],
  ['スタンドなし＋ゆうメール', 'スタンドなし／＋ゆうメール'],
  ['土曜・日曜・祝日の配達はありません。', '土曜・日曜・祝日の配達は／ありません。'],
  [
    '船便でのお届けのため、通常より2日ほど多くかかります。',
    '船便でのお届けのため、通常より2日ほど／多くかかります。',
  ],
  ['お荷物の追跡ができます。', 'お荷物の追跡が／できます。'],
  ['謹んで新年のお慶びを申し上げます', '謹んで新年の／お慶びを／申し上げます'],
  ['喪中につき年末年始のご挨拶を', '喪中につき／年末年始の／ご挨拶を'],
  ['2部までです。', '2部までです。'],
  ['お引き取りの受け取り', 'お引き取りの／受け取り'],
  ['この度は温かいお祝いを', 'この度は／温かいお祝いを'],
  ['取り消し', '取り消し'],
])('%s breaks between its phrases', (text, marked) => {
  expect(phrases(text)).toBe(marked);
});

const content = new URL('../../../content/', import.meta.url);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

test('no text of a product or a delivery has more than fourteen characters in one piece', () => {
  const files = [
    ...readdirSync(new URL('products/', content)).map((name) => `products/${name}`),
    'deliveries.json',
  ];
  const long = files
    .flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, content), 'utf8'))))
    .flatMap((text) => phrases(text).split(/[／。、，．・：；！？…（）「」～\s]/))
    .filter((piece) => /[ぁ-んァ-ヶ一-龠]/.test(piece) && piece.length > 14);
  expect(long).toEqual([]);
});
