import {
  type AddressProblem,
  type AddressWarning,
  formatZip,
  type PostalAddress,
  type RecipientGap,
  type ZipRefusal,
} from '@fumi/domain';
import type { Issue, IssueCode, IssueField } from '@fumi/print';
import { addressCopy, addressLine } from './address.ts';

/* What is wrong with an address, or done to it in print. Sentences given by spec §5 and §8 stand word for word. */

const FIELD_NAMES: Readonly<Record<string, string>> = {
  zip: '郵便番号',
  state: '都道府県',
  address1: '住所1',
  address2: '住所2',
  comment1: 'ひとこと 1行目',
  comment2: 'ひとこと 2行目',
  nameLast: '姓',
  nameFirst: '名',
  honorific: '敬称',
  company: '会社名',
  department: '部署',
  title: '役職',
};

/** Name of a field in a sentence; joint names carry their number. */
export function fieldName(field: IssueField): string {
  const joint = /^jointNames\.(\d)\.(\w+)$/.exec(field);
  if (joint) return `${addressCopy.jointName(Number(joint[1]) + 1)}の${FIELD_NAMES[joint[2] ?? ''] ?? ''}`;
  return FIELD_NAMES[field] ?? '';
}

/** Spec §5. */
export const ZIP_PROBLEM = '※郵便番号は7文字の半角数字を入力してください。';

/** Spec §8. */
export const ZIP_REFUSALS: Readonly<Record<ZipRefusal | 'failed', string>> = {
  'several-prefectures': '※複数の都道府県が対象のため特定できませんでした。',
  'not-found': '※住所を特定できませんでした。',
  failed: '※住所を特定できませんでした。',
};

export function problemSentence(problem: AddressProblem): string {
  switch (problem.code) {
    case 'too-long':
      return `${problem.max}文字以内で入力してください。`;
    case 'unprintable':
      return `「${problem.characters.join('、')}」は印刷できません。別の文字にしてください。`;
    case 'forbidden':
      return '印刷できない文字が入っています。消してからお進みください。';
    case 'zip':
      return ZIP_PROBLEM;
  }
}

/** For a text with these unprintable characters; names those that can be shown. */
export const unprintableSentence = (characters: readonly string[]): string =>
  characters.length > 0
    ? problemSentence({ code: 'unprintable', characters })
    : '印刷できない文字が入っています。入力し直してください。';

/** What the engine decided while it set the card. Null where a field's problem says it better. */
export function issueSentence({ code, text, percent }: Issue): string | null {
  switch (code) {
    case 'shrunk':
      return `入りきるように、文字を小さくして印刷します（${percent}％）。`;
    case 'condensed':
      return `長いので、文字を小さく、細く詰めて印刷します（${percent}％）。短くすると読みやすくなります。`;
    case 'overflow':
      return /[\r\n]/.test(text)
        ? '入りきらないので、このままでは印刷できません。短くするか、改行を減らしてください。'
        : '長くて入りきらないので、このままでは印刷できません。短くしてください。';
    case 'cut-short':
      return `「${text}」は入りきらないので、すべては印刷できません。短くするか、数を減らしてください。`;
    case 'split':
      return `「${text}」の途中で行を変えて印刷します。`;
    case 'break-inside':
      return `「${text}」の途中では改行できないので、手で決めた改行は使わず、自動で改行して印刷します。`;
    case 'numerals':
      return `数字は「${text}」と印刷します。`;
    case 'composed':
      return `「${text}」は、記号を重ねて一字で印刷します。`;
    case 'full-width-kana':
      return `半角のカナは「${text}」と印刷します。`;
    case 'substituted-glyph':
      return `「${text}」は、ほかの文字と少し違う書体で印刷します。`;
    case 'variation-lost':
      return `「${text}」は、標準の字の形で印刷します。`;
    case 'reserved-area':
      return '切手や消印の場所にかかります。短くしてください。';
    case 'outside-safe-area':
      return 'はがきの端に近く、切れることがあります。短くしてください。';
    case 'missing-glyph':
      return `「${text}」は印刷できません。別の文字にしてください。`;
    case 'low-resolution':
      return null;
  }
}

/** An issue in a word or two, for a list of cards. */
export const issueWords = ({ code, text }: Issue): string =>
  code === 'numerals' ? `数字は「${text}」のように印刷します` : ISSUE_WORDS[code];

const ISSUE_WORDS: Readonly<Record<Exclude<IssueCode, 'numerals'>, string>> = {
  shrunk: '文字を小さくします',
  condensed: '文字を詰めます',
  overflow: '入りきらず印刷できません',
  'cut-short': 'すべては印刷できません',
  split: '建物名の途中で行を変えます',
  'break-inside': '決めた位置で改行できません',
  composed: '記号を重ねます',
  'full-width-kana': '半角のカナを全角にします',
  'substituted-glyph': '書体の違う字があります',
  'variation-lost': '標準の字の形になります',
  'missing-glyph': '印刷できない字があります',
  'reserved-area': '切手や消印にかかります',
  'outside-safe-area': 'はがきの端に近すぎます',
  'low-resolution': '写真があらくなります',
};

/** What may be wrong with an address; a person decides. */
export const ADDRESS_WARNINGS: Readonly<Record<AddressWarning, string>> = {
  abroad: '日本の住所ではないようです。海外へはお届けできません',
  'address-missing': '住所がありません',
  'former-name': '以前の市区町村の名前です',
  'zip-missing': '郵便番号がありません',
  'zip-unknown': '使われていない郵便番号です',
  'zip-disagrees': '郵便番号と住所が合いません',
  'no-street-number': '番地がありません',
  'no-room-number': '部屋番号がないようです',
};

/** The field beside which each warning stands. */
const WARNED_FIELDS = {
  abroad: 'address1',
  'address-missing': 'address1',
  'former-name': 'address1',
  'zip-missing': 'zip',
  'zip-unknown': 'zip',
  'zip-disagrees': 'zip',
  'no-street-number': 'address1',
  'no-room-number': 'address2',
} as const satisfies Readonly<Record<AddressWarning, string>>;

type WarnedField = (typeof WARNED_FIELDS)[AddressWarning];

/** Only a warning for a zip that the table lacks: new zips are in use before a table has them (ADR 41). */
export const warningWords = (warning: AddressWarning, zip: string): string =>
  `${warning === 'zip-unknown' ? `${formatZip(zip)}は、郵便番号の一覧にありません` : ADDRESS_WARNINGS[warning]}。`;

/** The warnings about an address, by the field beside which they stand. */
export function warningsByField(
  warnings: readonly AddressWarning[],
  zip: string,
): Readonly<Partial<Record<WarnedField, string>>> {
  const words: Partial<Record<WarnedField, string>> = {};
  for (const warning of warnings) {
    const field = WARNED_FIELDS[warning];
    words[field] = `${words[field] ?? ''}${warningWords(warning, zip)}`;
  }
  return words;
}

/**
 * What a person should check on a card: its address, an address that differs from that in the contacts, a
 * missing name, a second card for the same person, a recipient who is the sender.
 */
export type CardWarning = AddressWarning | RecipientGap | 'twice' | 'sender' | 'other-address';

export const CARD_WARNINGS: Readonly<Record<CardWarning, string>> = {
  ...ADDRESS_WARNINGS,
  'name-missing': 'お名前がありません',
  twice: '同じ方への宛先が、ほかにもあります',
  sender: '差出人と同じ方です',
  'other-address': '連絡帳の住所と違います',
};

/** The warning in words; `other-address` with the address that the contacts have. */
export function cardWarningWords(warning: CardWarning, kept: PostalAddress | undefined): string {
  if (warning !== 'other-address' || !kept) return CARD_WARNINGS[warning];
  const zip = kept.zip === '' ? '' : `〒${formatZip(kept.zip)} `;
  return `${CARD_WARNINGS[warning]}（連絡帳：${`${zip}${addressLine(kept)}`.trim() || '住所なし'}）`;
}
