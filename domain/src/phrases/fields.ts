/**
 * How a field is filled in: `day` is YYYY-MM-DD, `month` YYYY-MM, `count` a number, `measure` one that may have a decimal
 * point; `lines` may have several.
 */
type FieldKind =
  | 'text'
  | 'lines'
  | 'choice'
  | 'day'
  | 'month'
  | 'count'
  | 'measure'
  | 'zip'
  | 'telephone'
  | 'email';

export type FieldFacts = {
  readonly kind: FieldKind;
  /** In user-perceived characters, as it is typed: ８５歳, 〒154-0004. */
  readonly maxLength: number;
  /** Of a number: the greatest that is taken, and the unit that may be typed behind it. */
  readonly counted?: { readonly most: number; readonly unit: RegExp };
  /** What is offered; anything else may be typed. */
  readonly choices?: readonly string[];
};

/** Whom a family mourns for, as seen from the sender who is named first. */
export const RELATIONS = [
  ...['父', '母', '義父', '義母', '祖父', '祖母', '曽祖父', '曽祖母', '夫', '妻'],
  ...['長男', '次男', '三男', '長女', '次女', '三女', '兄', '姉', '弟', '妹', '義兄', '義姉', '義弟', '義妹'],
  ...['孫', '伯父', '叔父', '伯母', '叔母', '妻の父', '妻の母', '夫の父', '夫の母'],
] as const;

/** 享年 counts the years lived in (数え年) and has no 歳; 行年 and no word at all count birthdays. */
const AGE_COUNTS = ['', '享年', '行年'] as const;

const BIRTH_ORDERS = [
  '長男',
  '次男',
  '三男',
  '長女',
  '次女',
  '三女',
  '第一子',
  '第二子',
  '第三子',
  '双子',
] as const;
const LONG_LIVES = ['還暦', '古希', '喜寿', '傘寿', '米寿', '卒寿', '白寿', '百寿'] as const;

const text = (maxLength: number): FieldFacts => ({ kind: 'text', maxLength });
const choice = (choices: readonly string[], maxLength: number): FieldFacts => ({
  kind: 'choice',
  choices,
  maxLength,
});
/** Long enough for any way to write one: 三千百二十グラム, 49.5センチメートル. */
const NUMBER_LENGTH = 16;
/** The oldest person of Japan died at 119, which is 享年百二十. */
const AGE: FieldFacts = {
  kind: 'count',
  maxLength: NUMBER_LENGTH,
  counted: { most: 120, unit: /[歳才]$/ },
};
const DAY: FieldFacts = { kind: 'day', maxLength: 10 };
const MONTH: FieldFacts = { kind: 'month', maxLength: 7 };

/** What a customer fills into a text; the lengths are those of a card's width. */
export const PHRASE_FIELDS = {
  relation: choice(RELATIONS, 6),
  deceased: text(12),
  deathMonth: MONTH,
  deathAge: AGE,
  ageCount: choice(AGE_COUNTS, 2),
  secondRelation: choice(RELATIONS, 6),
  secondDeceased: text(12),
  secondDeathMonth: MONTH,
  secondDeathAge: AGE,
  movedMonth: MONTH,
  weddingDay: DAY,
  place: text(20),
  partnerOne: text(16),
  partnerTwo: text(16),
  formerName: text(8),
  childName: text(12),
  childReading: text(20),
  birthOrder: choice(BIRTH_ORDERS, 6),
  birthday: DAY,
  weightG: { kind: 'count', maxLength: NUMBER_LENGTH, counted: { most: 99_999, unit: /(?:g|グラム)$/i } },
  heightCm: {
    kind: 'measure',
    maxLength: NUMBER_LENGTH,
    counted: { most: 999, unit: /(?:cm|センチ|センチメートル)$/i },
  },
  gift: text(16),
  toName: text(16),
  longLife: choice(LONG_LIVES, 4),
  senderNames: { kind: 'lines', maxLength: 80 },
  zip: { kind: 'zip', maxLength: 10 },
  address: { kind: 'lines', maxLength: 84 },
  telephone: { kind: 'telephone', maxLength: 15 },
  email: { kind: 'email', maxLength: 60 },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export type PhraseField = keyof typeof PHRASE_FIELDS;

/** What was filled in, as it was typed or chosen; a field that is missing or blank is empty. */
export type PhraseValues = Readonly<Partial<Record<PhraseField, string>>>;
