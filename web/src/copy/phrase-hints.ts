import type { Hint, HintRule, Tone } from '@fumi/domain';

export const toneNames: Readonly<Record<Tone, string>> = {
  formal: '改まった',
  friendly: '親しい方へ',
  customers: 'お客様・お仕事',
  english: '英語',
};

/** What is said of a hint; the words that it is about stand in 「」. Customs differ: nobody is told to be wrong. */
const SENTENCES: Readonly<Record<HintRule, (found: string) => string>> = {
  'short-greeting': (found) =>
    `「${found}」は短い賀詞です。目上の方には「謹賀新年」など、四文字の賀詞がよく使われます。`,
  'two-greetings': (found) =>
    `新年の賀詞が二つあります（「${found}」）。デザインの文字と合わせて一つにすると、すっきりします。`,
  'doubled-words': (found) =>
    `「${found}」は新年の意味が重なります。「明けまして」か「新年」のどちらかがよく使われます。`,
  'word-to-avoid': (found) => `「${found}」は、お祝いの便りでは避けられることのある言葉です。`,
  'doubled-date': (found) => `「${found}」は日付の意味が重なります。「元旦」だけで一月一日の朝を表します。`,
  'not-new-years-day': (found) =>
    `「${found}」は一月一日のことです。二日以降に届く場合は「正月」や「初春」がよく使われます。`,
  'other-year': (found) => `「${found}」は、はがきが届く年と違うようです。年をお確かめください。`,
  'two-years': (found) => `「${found}」には元号と西暦の両方があります。どちらか一つがよく使われます。`,
  'past-date': (found) => `「${found}」は、もう過ぎた日付です。お確かめください。`,
  punctuation: () => '改まった便りでは、句読点（、。）を使わず、空白や改行で区切る習わしがあります。',
  'not-in-mourning': (found) => `「${found}」は、喪中の便りでは使わない習わしの言葉です。`,
  'news-in-mourning': (found) =>
    `「${found}」のお知らせは、喪中はがきには入れず、寒中見舞いなどで別に伝える習わしです。`,
  'name-of-the-living': (found) =>
    `亡くなった方のお名前が、差出人か宛先の「${found}」様と同じようです。お名前をお確かめください。`,
  age: (found) => `年齢が${found}になっています。お確かめください。`,
  'age-with-years': (found) =>
    `「${found}」：享年は数え年で、「歳」を付けない習わしがあります。満年齢は「行年」や「〇〇歳」と書きます。`,
  'earlier-first': () => 'お二人の場合は、先に亡くなった方から書く習わしです。',
  'late-for-mourning': () =>
    '12月中旬からは、年賀状を準備済みの方もいらっしゃいます。年が明けてから寒中見舞いを送る方法もあります。',
  'too-early': (found) => `「${found}」のお見舞いは、松の内が明けてから届くように送る習わしです。`,
  'other-season': (found) => `届くころには、「${found}」の時期ではありません。`,
  'too-late': (found) => `届くころには、「${found}」の時期を過ぎています。`,
  'exact-day': (found) =>
    `季節の便りの日付は、「${found}」のような日にちより「盛夏」「晩夏」がよく使われます。`,
  'repeated-at-wedding': (found) =>
    `「${found}」のような繰り返す言葉は、結婚の便りでは避けられることがあります。`,
  'open-to-all': (found) => `「${found}」が印刷されます。はがきは、届くまでにどなたの目にも触れます。`,
  'address-unfinished': () => '新しい住所に、郵便番号か番地がないようです。',
  weight: (found) => `体重が${found}グラムになっています。お確かめください。`,
  'birthday-to-come': () => 'お誕生日が、これからの日付になっています。',
  'reading-missing': (found) => `「${found}」に読みがなを添えると、お名前を正しく読んでいただけます。`,
  'opening-alone': (found) =>
    `「${found}」は、「拝啓…敬具」「謹啓…謹白」「前略…草々」のように、対で使う言葉です。`,
  'company-short': (found) => `「${found}」は、改まった便りでは「株式会社」「有限会社」と書きます。`,
};

export const hintSentence = ({ rule, found }: Pick<Hint, 'rule' | 'found'>): string => SENTENCES[rule](found);

/** The button that takes what a hint suggests. */
export const takeInstead = (instead: string): string => `「${instead}」に替える`;
