import { type Hint, type HintRule, PHRASE_FIELDS, type PhraseField, type Tone } from '@fumi/domain';

/* Texts to start from (文例), and customs that words may go against. Nothing here forbids anything. */

export const TONE_WORDS: Readonly<Record<Tone, string>> = {
  formal: 'あらたまって',
  friendly: '親しい人へ',
  customers: 'お客様へ',
  english: '英語',
};

const FIELD_WORDS: Readonly<Record<PhraseField, string>> = {
  relation: '続柄',
  deceased: '亡くなった方のお名前',
  deathMonth: '亡くなった月',
  deathAge: '年齢',
  ageCount: '年齢の数え方',
  secondRelation: 'もうおひとりの続柄',
  secondDeceased: 'もうおひとりのお名前',
  secondDeathMonth: 'もうおひとりの亡くなった月',
  secondDeathAge: 'もうおひとりの年齢',
  movedMonth: '引越した月',
  weddingDay: '結婚した日',
  place: '場所',
  partnerOne: 'おひとりめのお名前',
  partnerTwo: 'おふたりめのお名前',
  formerName: '旧姓',
  childName: 'お子さまのお名前',
  childReading: 'お名前の読み',
  birthOrder: '長男・長女など',
  birthday: '生まれた日',
  weightG: '体重（グラム）',
  heightCm: '身長（センチ）',
  gift: 'いただいたもの',
  toName: '相手のお名前',
  longLife: '長寿のお祝い',
  senderNames: '差出人のお名前',
  zip: '郵便番号',
  address: '住所',
  telephone: '電話番号',
  email: 'メールアドレス',
};

export const phrasesCopy = {
  open: '文例から選ぶ',
  title: '文例',
  lead: 'このデザインに入る文例です。押すとカードに入り、「○○」はそのあとに入れられます。自由に書き直すこともできます。',
  noRoom: 'このデザインには、文例の入る広さがありません。短い言葉を、ご自分でお書きください。',
  tones: '言葉づかい',
  loading: '文例を読み込んでいます',
  failed: '文例を読み込めませんでした。通信をたしかめて、もう一度お試しください。',
  again: 'もう一度',
  back: '自分で書く',
  fill: '空いているところを入れてください。入れないところは、前後の言葉といっしょに消えます。',
  field: (field: PhraseField) => FIELD_WORDS[field],
  /** The entry is no number that the field takes; the card leaves its place empty. */
  noNumber: (field: PhraseField) =>
    field === 'weightG'
      ? '体重は、グラムの数字で入力してください。'
      : field === 'heightCm'
        ? '身長は、センチの数字で入力してください。'
        : `年齢は、1から${PHRASE_FIELDS.deathAge.counted?.most}までの数字で入力してください。`,
  none: '入れない',
  blank: '○○',
  hints: 'お気づきの点',
  /** The hint about punctuation replaces the whole text, which is too long for a button. */
  takeInstead: ({ rule, instead = '' }: Hint) =>
    rule === 'punctuation' ? '空白や改行に替える' : `「${instead.replaceAll('\n', ' ')}」にする`,
} as const;

const quoted = (found: string): string => (found === '' ? '' : `「${found.replaceAll('\n', ' ')}」`);

const HINTS: Readonly<Record<HintRule, (found: string) => string>> = {
  'short-greeting': (found) => `${found}は、目上の方には「謹賀新年」など四文字の賀詞がていねいです。`,
  'two-greetings': (found) => `${found}のほかにも、お祝いの言葉があります。ひとつにするのがふつうです。`,
  'doubled-words': (found) => `${found}は、同じ意味の言葉が重なっています。`,
  'word-to-avoid': (found) => `${found}は、お祝いでは避ける人の多い言葉です。`,
  'doubled-date': (found) => `${found}は、日付が重なっています。「元旦」は一月一日の朝のことです。`,
  'not-new-years-day': (found) =>
    `元日より後に届くときは、${found}を「正月」や「初春」にするのがふつうです。`,
  'other-year': (found) => `${found}は、届く年と違うようです。`,
  'two-years': (found) => `${found}に、元号と西暦の両方があります。どちらかひとつがふつうです。`,
  'past-date': (found) => `${found}は、過ぎた日付です。`,
  punctuation: () => 'あらたまったはがきでは、「、」「。」を使わず、空白や改行で区切ります。',
  'new-year-is-over': (found) => `${found}は、松の内を過ぎて届くはがきでは使わない言葉です。`,
  'not-in-mourning': (found) => `${found}は、喪中のはがきでは使わない言葉です。`,
  'news-in-mourning': (found) =>
    `${found}のお知らせは、喪中はがきに入れず、寒中見舞いで伝えるのがふつうです。`,
  'name-of-the-living': (found) => `亡くなった方のお名前${found}が、差出人か宛先と同じです。`,
  age: (found) => `年齢${found}をもう一度ご覧ください。`,
  'age-with-years': (found) => `${found}：「享年」には「歳」を付けないのがもとの書き方です。`,
  'earlier-first': () => 'おふたりのときは、先に亡くなった方から書くのがふつうです。',
  'late-for-mourning': () =>
    '十二月の半ばを過ぎて届くときは、年が明けてから寒中見舞いで伝える人も多くいます。',
  'too-early': (found) => `${found}は、松の内が明けてから届けるごあいさつです。`,
  'other-season': (found) => `届くころには、${found}ではない言葉がふつうです。`,
  'too-late': (found) =>
    found.includes('余寒')
      ? `${found}は、二月の末までに届けるごあいさつです。そのあとは「早春の候」「春寒の折」など、季節の言葉で書きはじめます。`
      : `${found}は、九月のはじめまでに届けるごあいさつです。そのあとは「初秋の候」など、季節の言葉で書きはじめます。`,
  'exact-day': (found) => `${found}：日にちは書かず「盛夏」などとするのがふつうです。`,
  'repeated-at-wedding': (found) => `${found}は重ね言葉なので、結婚のお知らせでは避ける人がいます。`,
  'open-to-all': () =>
    'はがきは、届けるまで人の目にふれます。電話番号や生年月日を入れてよいか、お考えください。',
  'address-unfinished': () => '住所に、郵便番号か番地がないようです。',
  'other-zip': (found) => `${found}は、この住所の郵便番号ではないようです。`,
  weight: (found) => `体重${found}グラムをもう一度ご覧ください。`,
  'birthday-to-come': () => '生まれた日が、まだ来ていません。',
  'reading-missing': (found) => `${found}の読みがあると、読み方が伝わります。`,
  'opening-alone': (found) => `${found}は、「拝啓」と「敬具」のように、はじめと終わりの組で使います。`,
  'company-short': (found) => `${found}は、「株式会社」のように略さず書くのがていねいです。`,
};

export const hintSentence = ({ rule, found }: Hint): string => HINTS[rule](quoted(found));
