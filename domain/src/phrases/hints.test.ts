import { expect, test } from 'vitest';
import { emptyName } from '../address/print-address.ts';
import { type HintCircumstances, hintsOf, type TypedWords, zipInWords } from './hints.ts';
import type { Occasion } from './occasion.ts';

const ARRIVALS: Partial<Record<Occasion, string>> = {
  'new-year': '2027-01-01',
  kanchu: '2027-01-15',
  yokan: '2027-02-10',
  shochu: '2027-07-20',
  zansho: '2027-08-20',
};

const about = (occasion: Occasion, known: Partial<HintCircumstances> = {}): HintCircumstances => ({
  ...{ occasion, today: '2026-11-22', arrivesOn: ARRIVALS[occasion] ?? '2026-12-05' },
  ...{ drawn: [], values: {}, senders: [], recipients: [] },
  ...known,
});

const rulesOf = (words: TypedWords, circumstances: HintCircumstances): string[] =>
  hintsOf(words, circumstances).map(({ rule, weight }) => `${rule} ${weight}`);

type Row = [Occasion, string, string, Partial<HintCircumstances>?];

const saysOf = (occasion: Occasion, message: string, known?: Partial<HintCircumstances>): string =>
  hintsOf({ message }, about(occasion, known))
    .filter(({ rule }) => rule !== 'address-unfinished')
    .map(({ rule, found, instead }) => [rule, found, ...(instead ? [instead] : [])].join(' '))
    .join(', ');

// What the customs name, word by word, and the words that only look like it.
test.each<Row>([
  ['new-year', '去年はお世話になりました', 'word-to-avoid 去年 昨年'],
  ['new-year', '冬が去り 春が来ます', 'word-to-avoid 去り'],
  ['new-year', '自信を失うことなく', 'word-to-avoid 失う'],
  ['new-year', '失礼いたしました', ''],
  ['new-year', '滅多にない機会でした', ''],
  ['new-year', '体力の衰えを感じます', 'word-to-avoid 衰え'],
  ['new-year', '枯れ木に花', 'word-to-avoid 枯れ'],
  ['new-year', '記録が破れました', 'word-to-avoid 破れ'],
  ['new-year', '目標を突破しました', ''],
  ['new-year', '道で倒れました', 'word-to-avoid 倒れ'],
  ['new-year', 'ご面倒をおかけしました', ''],
  ['new-year', '病気をしました', 'word-to-avoid 病気'],
  ['new-year', '連絡が絶えてしまいました', 'word-to-avoid 絶え'],
  ['new-year', '友との別れがありました', 'word-to-avoid 別れ'],
  ['new-year', '格別のご厚情を賜り', ''],
  ['new-year', '特別な一年でした', ''],
  ['new-year', '遠く離れて暮らしています', 'word-to-avoid 離れ'],
  ['new-year', '離乳食がはじまりました', ''],
  ['new-year', '縁が切れる', 'word-to-avoid 切れ'],
  ['new-year', 'お体を大切に', ''],
  ['new-year', '張り切っています', ''],
  ['new-year', '試験に落ちました', 'word-to-avoid 落ち'],
  ['new-year', '暮らしも落ち着きました', ''],
  ['new-year', '一年が終わりました', 'word-to-avoid 終わり'],
  ['new-year', '終日のんびり過ごします', ''],
  ['new-year', '新年あけましておめでとうございます', 'doubled-words 新年あけまして 明けまして'],
  ['new-year', '一月一日元旦', 'doubled-date 一月一日元旦 元旦'],
  ['new-year', '正月 元旦', 'doubled-date 正月 元旦 元旦'],
  ['new-year', '令和九年 元旦', ''],
  ['new-year', 'お世話になった㈱文具', 'company-short ㈱'],
  ['mourning', '去る十月に永眠いたしました', ''],
  ['mourning', '年賀のご挨拶をご遠慮申し上げます', 'not-in-mourning 年賀 年始'],
  ['mourning', '年賀状を失礼いたします', 'not-in-mourning 年賀状'],
  ['mourning', '年賀状は 例年どおりお送りください', ''],
  ['mourning', '皆様からの年賀状は\n楽しみにお待ちしております', ''],
  ['mourning', '謹賀新年', 'not-in-mourning 謹賀新年'],
  ['mourning', 'お慶び申し上げます', 'not-in-mourning 慶び'],
  ['mourning', '天寿を全ういたしました', ''],
  ['mourning', '寿', 'not-in-mourning 寿'],
  ['mourning', '拝啓', 'not-in-mourning 拝啓'],
  ['mourning', '父 千賀一夫が永眠いたしました', '', { values: { deceased: '千賀一夫' } }],
  ['mourning', 'なお 転居いたしました', 'news-in-mourning 転居'],
  ['mourning', '享年八十五歳にて永眠いたしました', 'age-with-years 享年八十五歳 享年八十五'],
  ['mourning', '享年八十五にて永眠いたしました', ''],
  ['kanchu', '皆様にはお慶びのことと存じます', '', { isInMourning: true }],
  ['kanchu', '年賀のご挨拶を失礼しました', 'not-in-mourning 年賀 年始', { isInMourning: true }],
  ['kanchu', '年賀のご挨拶をありがとうございました', ''],
  ['kanchu', '新年のご挨拶をいただき', ''],
  ['kanchu', '明けまして おめでとうございます', 'new-year-is-over 明けまして おめでとう'],
  ['yokan', '謹賀新年', 'new-year-is-over 謹賀新年'],
  ['wedding', 'お忙しいところ ありがとうございました', 'word-to-avoid お忙しい ご多用の'],
  ['wedding', 'ご多忙のところ', 'word-to-avoid ご多忙 ご多用'],
  ['wedding', '新婚旅行から戻りました', 'word-to-avoid 戻り'],
  ['wedding', '心ばかりのお返しです', ''],
  ['wedding', '笑顔の絶えない家庭を築きます', ''],
  ['wedding', '寒さで冷えますので', 'word-to-avoid 冷え'],
  ['wedding', '忘れられない一日になりました', ''],
  ['wedding', '重ね重ね御礼申し上げます', 'repeated-at-wedding 重ね重ね'],
  ['wedding', 'ますますのご活躍を', ''],
  ['shochu', '令和九年 七月二十日', 'exact-day 七月二十日'],
  ['moving', '電話 03-1234-5678', 'open-to-all 03-1234-5678'],
  ['birth', '令和八年十一月三日に生まれました', 'open-to-all 令和八年十一月三日'],
  ['birth', '2026年 11月3日に生まれました', 'open-to-all 2026年 11月3日'],
  ['birth', '十一月三日に生まれました', 'open-to-all 十一月三日'],
  ['thanks', '忙しい毎日を失礼しました。', ''],
])('on a card for %s: 「%s」 → %s', (occasion, message, expected, known) => {
  expect(saysOf(occasion, message, known)).toBe(expected);
});

// The year, and what follows from the day of arrival.
test.each<[Occasion, string, string | null, string[]]>([
  ['new-year', '令和九年 元旦', '2027-01-01', []],
  ['new-year', '令和八年 元旦', '2027-01-01', ['other-year confirm']],
  ['new-year', '2026年 元旦', '2027-01-01', ['other-year confirm']],
  ['new-year', '二〇二七年 元旦', '2027-01-01', []],
  ['new-year', '令和九年（2027年）元旦', '2027-01-01', ['two-years hint']],
  ['new-year', '2027 ひつじ年', '2027-01-01', []],
  ['new-year', '午年', '2027-01-01', ['other-year confirm']],
  ['new-year', '令和九年 元旦', '2027-01-03', ['not-new-years-day hint']],
  ['new-year', '令和九年 正月', '2027-01-03', []],
  ['new-year', '令和九年 元旦', null, []],
  ['mourning', '令和八年十二月', '2026-12-05', []],
  ['mourning', '令和七年十二月', '2026-12-05', ['other-year confirm']],
  ['mourning', '令和八年十月', '2026-12-05', ['past-date hint']],
  ['mourning', '令和八年十二月', '2026-12-18', ['late-for-mourning info']],
  ['shochu', '令和九年 盛夏', '2027-07-20', []],
  ['mourning', '令和八年', '2026-12-05', []],
  ['mourning', '十月', '2026-12-05', []],
  ['mourning', '令和八年十一月二十一日', '2026-12-05', ['past-date hint']],
  ['mourning', '令和八年十一月二十二日', '2026-12-05', []],
  ['mourning', '令和八年十一月', '2026-12-05', []],
  ['christmas', '令和八年十二月二十五日', '2026-12-24', []],
  ['new-year', '令和九年 元旦', '2026-12-30', ['other-year confirm']],
  ['new-year', '丑年', '2033-01-01', []],
  ['new-year', '猪年', '2031-01-01', []],
  ['new-year', '申年', '2028-01-01', []],
  ['thanks', '令和七年十二月', '2026-12-05', ['past-date hint']],
  ['wedding', '令和八年十月十日', '2027-01-10', []],
  ['wedding', '令和六年十月十日', '2027-01-10', ['other-year confirm']],
])('the date of a card for %s, 「%s」, arriving %s → %j', (occasion, date, arrivesOn, expected) => {
  expect(rulesOf({ date }, about(occasion, { arrivesOn }))).toEqual(expected);
});

test('元旦 on a card that arrives in the old year is nothing to change', () => {
  const on = (arrivesOn: string) => rulesOf({ message: '元旦' }, about('new-year', { arrivesOn }));
  expect(on('2026-12-31')).not.toContain('not-new-years-day hint');
  expect(on('2027-01-01')).not.toContain('not-new-years-day hint');
  expect(on('2027-01-02')).toContain('not-new-years-day hint');
});

test('a year is read once as a number of four digits, in greetings and headlines alone', () => {
  const on = (words: TypedWords) => rulesOf(words, about('new-year'));
  expect(on({ headline: '2026' })).toEqual(['other-year confirm']);
  expect(on({ greeting: '12026 20265' })).toEqual([]);
  expect(on({ message: 'Tokyo 2020 wo mimashita' })).toEqual([]);
  expect(on({ names: '午年の会', address: '午年町' })).toEqual([]);
  expect(on({ message: '未年 午年' })).toEqual(['other-year confirm']);
});

test('a year of birth or of founding is not read as the year of the card', () => {
  const words = {
    message: '2019年4月に生まれた長男は小学生です',
    names: 'Since 2015',
    date: '令和九年 元旦',
  };
  expect(rulesOf(words, about('new-year'))).toEqual([]);
});

test('the year in an English greeting is read', () => {
  expect(rulesOf({ greeting: 'Happy New Year 2026' }, about('new-year'))).toEqual(['other-year confirm']);
  expect(rulesOf({ greeting: 'Happy New Year 2027' }, about('new-year'))).toEqual([]);
});

test.each<[Occasion, string, string, string[]]>([
  ['kanchu', '寒中お見舞い', '2026-12-28', ['too-early']],
  ['kanchu', '寒中お見舞い', '2027-01-06', ['too-early']],
  ['kanchu', '寒中お見舞い', '2027-01-08', []],
  ['kanchu', '寒中お見舞い', '2027-02-03', []],
  ['kanchu', '寒中お見舞い', '2027-02-04', ['other-season 余寒']],
  ['yokan', '余寒お見舞い', '2027-02-03', ['other-season 寒中']],
  ['yokan', '余寒お見舞い', '2027-03-02', ['too-late']],
  ['shochu', '暑中お見舞い', '2027-08-07', []],
  ['shochu', '暑中お見舞い', '2027-08-08', ['other-season 残暑']],
  ['zansho', '残暑お見舞い', '2027-08-07', ['other-season 暑中']],
  ['zansho', '残暑お見舞い', '2027-09-08', ['too-late']],
])('%s: 「%s」 arriving on %s → %j', (occasion, greeting, arrivesOn, expected) => {
  const hints = hintsOf({ greeting }, about(occasion, { arrivesOn }));
  expect(hints.map(({ rule, instead }) => [rule, ...(instead ? [instead] : [])].join(' '))).toEqual(expected);
});

test('余寒 that the design itself says is too late from March on, as typed 余寒 is', () => {
  const on = (arrivesOn: string) =>
    hintsOf({}, about('yokan', { arrivesOn, drawn: ['余寒お見舞い申し上げます'] }));
  expect(on('2027-02-28')).toEqual([]);
  expect(on('2027-03-01')).toEqual([{ rule: 'too-late', weight: 'hint', role: null, found: '余寒' }]);
});

test('where 松の内 ends on 15 January, 寒中見舞い are too early until that day', () => {
  const on = (arrivesOn: string) =>
    rulesOf({ greeting: '寒中お見舞い' }, about('kanchu', { arrivesOn, pinesEnd: '01-15' }));
  expect(on('2027-01-15')).toEqual(['too-early hint']);
  expect(on('2027-01-16')).toEqual([]);
});

test.each<[string[], TypedWords, string[]]>([
  [['賀正'], { greeting: 'あけましておめでとうございます' }, ['two-greetings']],
  [['謹賀新年'], { message: '本年もよろしくお願いいたします' }, []],
  [['HAPPY NEW YEAR'], { greeting: '謹賀新年' }, []],
  [[], { greeting: '謹賀新年', message: '新春のお慶びを申し上げます' }, ['two-greetings']],
  // Of three, told once.
  [['賀正'], { greeting: '謹賀新年', message: '新春のお慶びを申し上げます' }, ['two-greetings']],
  [[], { greeting: '迎春', message: '新春をおだやかに迎えました' }, []],
])('drawn %j beside typed %j → %j', (drawn, words, expected) => {
  expect(hintsOf(words, about('new-year', { drawn })).map(({ rule }) => rule)).toEqual(expected);
});

test('a short greeting is mentioned once where seniors are among the recipients', () => {
  const teacher = { ...emptyName('先生'), last: '佐藤', first: '清' };
  const to = (recipients: HintCircumstances['recipients']) =>
    rulesOf({ greeting: '賀正' }, about('new-year', { recipients }));
  expect(to([teacher])).toEqual(['short-greeting info']);
  expect(to([{ ...teacher, honorific: '様' }])).toEqual([]);
  expect(rulesOf({}, about('new-year', { drawn: ['寿'], isToSeniors: true }))).toEqual([
    'short-greeting info',
  ]);
});

const PUNCTUATED = '皆様、お元気でしょうか。\n今年もよろしくお願いします。';

test('punctuation of formal cards is mentioned, with spaces in its place', () => {
  const [hint] = hintsOf({ message: PUNCTUATED }, about('new-year'));
  expect(hint).toMatchObject({
    ...{ rule: 'punctuation', weight: 'info', role: 'message', found: PUNCTUATED },
    instead: '皆様 お元気でしょうか\n今年もよろしくお願いします',
  });
  expect(rulesOf({ message: PUNCTUATED }, about('mourning'))).toEqual(['punctuation hint']);
  const longest = `${'あ'.repeat(79)}。`;
  expect(rulesOf({ message: longest }, about('new-year'))).toEqual(['punctuation info']);
});

test.each<[string, TypedWords, Occasion]>([
  ['in the line by hand', { byHand: PUNCTUATED }, 'new-year'],
  ['on a card of thanks', { message: PUNCTUATED }, 'thanks'],
  ['of an exclamation', { message: 'よろしくね！ 元気？' }, 'new-year'],
  ['in a long letter', { message: `${'あ'.repeat(80)}。` }, 'new-year'],
])('nothing is said of punctuation %s', (_, words, occasion) => {
  expect(rulesOf(words, about(occasion))).toEqual([]);
});

const person = (last: string, first: string) => ({ ...emptyName(), last, first });

test.each<[string, Partial<HintCircumstances>, TypedWords, string[]]>([
  ['a sender', { values: { deceased: '山田 太郎' }, senders: [person('山田', '太郎')] }, {}, ['山田太郎']],
  [
    'the given name of a sender',
    { values: { deceased: '太郎' }, senders: [person('山田', '太郎')] },
    {},
    ['山田太郎'],
  ],
  [
    'a recipient',
    { values: { secondDeceased: '佐藤花' }, recipients: [person('佐藤', '花')] },
    {},
    ['佐藤花'],
  ],
  [
    'a name in the text',
    { recipients: [person('佐藤', '花')] },
    { message: '母 佐藤 花が 永眠いたしました' },
    ['佐藤花'],
  ],
  // Nearly all mourning cards are signed on the picture side, and what was filled in is not kept.
  ...[
    '父 太郎が 本年十月に',
    '父太郎が',
    '去る十月に父 太郎が',
    '太郎が 本年十月に',
    '妻の父 山田 太郎 儀',
    '夫の父 太郎が',
    '本年十月に 祖父 花子が 九十歳にて\n父　太郎が 七十歳にて',
  ].map((message): [string, Partial<HintCircumstances>, TypedWords, string[]] => [
    `who signs the card, as ${message} says`,
    {},
    { message, names: '山田 太郎・美咲\n健（五歳）' },
    ['山田太郎'],
  ]),
  ['who signs alone', {}, { message: '父 太郎が', names: '山田 太郎' }, ['山田太郎']],
  [
    'a child who signs by one character',
    {},
    { message: '祖父 健が', names: '山田 太郎・美咲\n健（五歳）' },
    ['山田健'],
  ],
  ['nobody who signs', {}, { message: '父 一夫が\n母が 太郎の家にて', names: '山田 太郎\n美咲' }, []],
  ['a given name elsewhere', { values: { deceased: '太郎' }, recipients: [person('鈴木', '太郎')] }, {}, []],
  ['nobody', { values: { deceased: '一夫' }, senders: [person('山田', '太郎')] }, {}, []],
  [
    'a family, whose given name is not known',
    { values: {}, recipients: [person('山田', '')] },
    { message: '父 山田一夫' },
    [],
  ],
])('a deceased person who is called like %s', (_, known, words, expected) => {
  const hints = hintsOf(words, about('mourning', known)).filter(({ rule }) => rule === 'name-of-the-living');
  expect(hints.map(({ found }) => found)).toEqual(expected);
  expect(hints.every(({ weight }) => weight === 'confirm')).toBe(true);
});

test.each<[string, Occasion, HintCircumstances['values'], string[]]>([
  ['an age that nobody reached', 'mourning', { deathAge: '111' }, ['age info']],
  ['the same in kanji', 'mourning', { secondDeathAge: '百十一' }, ['age info']],
  ['a great age', 'mourning', { deathAge: '110' }, []],
  [
    'deaths, the later first',
    'mourning',
    { deathMonth: '2026-10', secondDeathMonth: '2026-03' },
    ['earlier-first info'],
  ],
  ['deaths in their order', 'mourning', { deathMonth: '2026-03', secondDeathMonth: '2026-10' }, []],
  ['a slip in the weight', 'birth', { weightG: '31200' }, ['weight hint']],
  ['a usual weight', 'birth', { weightG: '3120' }, []],
  ['the least that is usual', 'birth', { weightG: '300' }, []],
  ['less than that', 'birth', { weightG: '299' }, ['weight hint']],
  ['the most that is usual', 'birth', { weightG: '6000' }, []],
  ['more than that', 'birth', { weightG: '6001' }, ['weight hint']],
  ['a usual weight in full-width digits', 'birth', { weightG: '３１２０ｇ' }, []],
  ['a birthday to come', 'birth', { birthday: '2026-11-23' }, ['birthday-to-come hint']],
  ['a name without its reading', 'birth', { childName: '結愛' }, ['reading-missing info']],
  ['a name with its reading', 'birth', { childName: '結愛', childReading: 'ゆあ' }, []],
])('%s', (_, occasion, values, expected) => {
  expect(rulesOf({}, about(occasion, { values }))).toEqual(expected);
});

test.each([
  ['〒106-0032\n東京都港区六本木6-10-1', []],
  ['東京都港区六本木6-10-1', ['address-unfinished hint']],
  ['〒106-0032\n東京都港区六本木', ['address-unfinished hint']],
  ['', ['address-unfinished hint']],
])('the new address %j → %j', (address, expected) => {
  expect(rulesOf({ address }, about('moving'))).toEqual(expected);
});

test.each([
  ['拝啓 寒さ厳しき折', ['opening-alone hint']],
  ['拝啓 寒さ厳しき折\n敬具', []],
  ['謹啓 寒さ厳しき折\n敬白', []],
  ['寒さ厳しき折\n草々', ['opening-alone hint']],
])('an opening and its closing: %j → %j', (message, expected) => {
  expect(rulesOf({ message }, about('thanks'))).toEqual(expected);
});

const JINGUMAE = { prefecture: '東京都', city: '渋谷区', area: '神宮前', facility: '' };

test.each([
  ['of another place', '〒150-0001\n大阪府大阪市北区梅田1-2-3', '〒150-0001'],
  ['of another town', '〒150-0001\n東京都渋谷区代々木1-2-3', '〒150-0001'],
  ['of another place, down the card', '〒一五〇－〇〇〇一\n大阪市北区梅田一－二－三', '〒一五〇－〇〇〇一'],
  ['of another place before it', '1500001 〒150-0001 大阪市北区梅田1-2-3', '〒150-0001'],
  ['of the place', '〒150-0001\n東京都渋谷区神宮前1-2-3\nメゾン101\n電話 03-1234-5678', null],
  ['of the place without its prefecture', '〒１５０－０００１ 渋谷区神宮前１－２－３', null],
  ['of the place, down the card', '〒一五〇－〇〇〇一\n東京都渋谷区神宮前一－二－三', null],
  ['before an address in letters', '1-2-3 Umeda, Osaka\n150-0001 Japan', null],
  ['before an address that is not finished', '〒150-0001\n大阪府大阪市', null],
])('a zip %s', (_, address, found) => {
  const known = { zipLocalities: [JINGUMAE] };
  const hints = hintsOf({ address }, about('moving', known)).filter(({ rule }) => rule === 'other-zip');
  expect(hints.map((hint) => [hint.weight, hint.found])).toEqual(found === null ? [] : [['confirm', found]]);
  expect(hintsOf({ address }, about('moving')).some(({ rule }) => rule === 'other-zip')).toBe(false);
});

test.each([
  ['〒150-0001\n東京都渋谷区神宮前1-2-3', '1500001'],
  ['東京都渋谷区神宮前1-2-3 〒1500001', '1500001'],
  ['〒 一五〇－〇〇〇一\n東京都', '1500001'],
  ['渋谷区神宮前1-2-3\n電話 03-1234-5678', ''],
  ['渋谷区神宮前1-234-5678', ''],
  ['', ''],
])('the zip in %j is %j', (address, zip) => {
  expect(zipInWords({ address })).toBe(zip);
});

test('a telephone number is no zip of a moving card', () => {
  const address = '東京都渋谷区神宮前1-2-3\n電話 03-1234-5678';
  expect(rulesOf({ address }, about('moving'))).toContain('address-unfinished hint');
});
