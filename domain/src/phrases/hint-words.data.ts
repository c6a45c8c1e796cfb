import type { HintRule, HintWeight } from './hint.ts';
import type { Occasion } from './occasion.ts';

/*
 * Words that senders think twice about, as words and not as characters: 失う, and not 失礼; 切れる, and not 大切.
 * A pattern names the forms of a word. A group in front of it matches what makes it another word
 * (大切れ): such a match is skipped. No pattern uses lookbehind, which Safari has only since 16.4.
 * Names and addresses are never read.
 */

type WordRule = {
  readonly rule: HintRule;
  readonly weight: HintWeight;
  readonly occasions: readonly Occasion[];
  readonly pattern: RegExp;
  readonly instead?: string;
};

const HAPPY: readonly Occasion[] = ['new-year', 'wedding', 'birth', 'birthday'];
const SEASONS: readonly Occasion[] = ['kanchu', 'yokan', 'shochu', 'zansho'];

/** 忌み言葉 of all happy occasions. */
const AVOIDED: readonly RegExp[] = [
  /(過ぎ)?去[らりるっれ]|逝去|死去/gu,
  /失[いうえっわ]|失敗|失業|失恋|喪失/gu,
  /滅[びぶぼ]|滅亡|破滅/gu,
  /衰[えう]|衰退|衰弱/gu,
  /枯[れらる]/gu,
  /破[れらるっ]|破産|破談|破局/gu,
  /倒[れす]|倒産/gu,
  /病[気むみん]|闘病|入院/gu,
  /絶(?:え(?!ず|な[いくか]|ませ|間な)|つ|た|っ)|断絶/gu,
  /([格特個])?別れ|離別|死別|送別/gu,
  /離れ|離婚|離縁/gu,
  /([大りい締])?切(?:れ(?!目な|味|長)|[るっ](?!て貼))/gu,
  /(洒)?落ち(?!着|葉|穂)|落と[すしさ]|落第|落下/gu,
  /終わ[るりっら]|終え|終了/gu,
];

/** 忌み言葉 of weddings alone. */
const AVOIDED_AT_WEDDINGS: readonly RegExp[] = [
  /(立ち)?戻[るりっすさし]/gu,
  /([おご恩繰]|振り|折り)?返[すしさっ](?!事|信)/gu,
  /(役)?割[れる](?!引)/gu,
  /冷[めえたや]/gu,
  /飽き|飽く/gu,
  /忘れ(?!られな|がた|難|ず|え)/gu,
];

/** Not said in mourning; 年賀状 is right where the sentence asks for cards all the same. */
const NOT_IN_MOURNING: readonly { readonly pattern: RegExp; readonly instead?: string }[] = [
  { pattern: /年賀(?!状)/gu, instead: '年始' },
  {
    pattern: /(?:年賀状|賀状)(?![\s\S]{0,24}(?:お送り|お寄せ|お待ち|楽しみ|ご遠慮なく|いただけ))/gu,
  },
  { pattern: /謹賀新[年春]|恭賀新年|(年)?賀(?!状)[正春]?/gu },
  { pattern: /おめでと|お目出度|慶[びぶ祝賀事]|お喜び/gu },
  { pattern: /([天長喜傘米卒白百])?寿/gu },
  { pattern: /拝啓|敬具|謹啓|謹白|敬白|前略|草々/gu },
];

const NEWS = /引っ?越[しす]|転居|結婚|入籍|出産|誕生/gu;

const row =
  (rule: HintRule, weight: HintWeight, occasions: readonly Occasion[]) =>
  (pattern: RegExp, instead?: string): WordRule => ({
    ...{ rule, weight, occasions, pattern },
    ...(instead === undefined ? {} : { instead }),
  });

const avoided = row('word-to-avoid', 'hint', HAPPY);
const avoidedAtWeddings = row('word-to-avoid', 'hint', ['wedding']);

export const WORD_RULES: readonly WordRule[] = [
  avoided(/去年/gu, '昨年'),
  ...AVOIDED.map((pattern) => avoided(pattern)),
  avoidedAtWeddings(/ご?多忙/gu, 'ご多用'),
  avoidedAtWeddings(/お忙しい/gu, 'ご多用の'),
  ...AVOIDED_AT_WEDDINGS.map((pattern) => avoidedAtWeddings(pattern)),
  row('repeated-at-wedding', 'info', ['wedding'])(
    /たびたび|重ね重ね|重ねて|再び|再度|繰り?返し|くれぐれも|いろいろ|返す返すも?/gu,
  ),
  row('doubled-words', 'hint', ['new-year'])(/新年.{0,3}[明あ]けまして/gu, '明けまして'),
  row('doubled-date', 'hint', ['new-year'])(
    /(?:[一1１]月[一1１]日|[一1１]月|正月|[一1１]日)[\s　]*元旦/gu,
    '元旦',
  ),
  ...NOT_IN_MOURNING.map(({ pattern, instead }) =>
    row('not-in-mourning', 'hint', ['mourning'])(pattern, instead),
  ),
  row('news-in-mourning', 'hint', ['mourning'])(NEWS),
  // Thanks for somebody's words of the New Year are no greeting.
  row('new-year-is-over', 'hint', ['kanchu', 'yokan'])(
    /謹賀新[年春]|恭賀新年|敬頌新禧|賀正|迎春|賀春|頌春|慶春|[明あ]けまして.{0,3}おめでとう|新年.{0,3}おめでとう/gu,
  ),
  row('exact-day', 'info', ['shochu', 'zansho'])(/[一二三四五六七八九十\d]+月[一二三四五六七八九十\d]+日/gu),
  row('company-short', 'info', [...HAPPY, ...SEASONS, 'moving', 'thanks'])(/[(（][株有][)）]|㈱|㈲/gu),
];

/** Words that are right in a 寒中見舞い in mourning that answers a New Year's card. */
export const FITS_KANCHU_IN_MOURNING = /慶[びぶ]/u;

/** Greetings of the New Year; of one or two characters they lack a word of respect. */
export const NEW_YEAR_GREETINGS =
  /謹賀新[年春]|恭賀新年|敬頌新禧|賀正|迎春|賀春|頌春|慶春|[明あ]けまして|新年おめでとう|(?:新年|新春|初春|年頭)の(?:お慶び|お喜び|ご祝詞|ご挨拶)/gu;
/** Only as a line of their own: 新春 and 寿 stand in sentences too. */
export const SHORT_GREETING = /^(?:寿|福|賀|春|禧|賀正|迎春|賀春|新春|頌春|慶春|初春)$/u;
