import type { AddressProblem, AddressWarning, PrintAddress, ZipRefusal } from '@fumi/domain';
import type { Issue, IssueCode, IssueField } from '@fumi/print';

/* Labels and sentences of every form that takes an address. Sentences given by spec §5 and §8 stand word for word. */

export const addressCopy = {
  zip: '郵便番号',
  zipHint: '7けた',
  zipButton: '住所を入力',
  zipButtonOf: (place: string) => `${place}の住所を入力`,
  zipBusy: '住所を調べています',
  zipCandidates: 'この郵便番号の住所を選んでください',
  zipFilled: '郵便番号から住所を入力しました。番地をつづけてご記入ください。',
  state: '都道府県',
  address1: '住所1',
  address1Hint: '市区町村、番地',
  address2: '住所2',
  address2Hint: '建物名、部屋番号',
  nameLast: '姓',
  nameFirst: '名',
  honorific: '敬称',
  honorificOther: '自由に入力',
  jointNames: '連名',
  jointName: (number: number) => `連名${number}`,
  jointNote: '入力した方だけを印刷します。4名まで。',
  addJointName: '連名を加える',
  removeJointName: (number: number) => `連名${number}を消す`,
  chooseForm: '字の形を選ぶ',
  formsOf: (character: string) => `「${character}」の字の形`,
  form: (number: number, of: number) => `${number}番目（${of}種類のうち）`,
  formsLoading: '字の形を調べています。',
  formsMissing: '字の形の一覧を読み込めませんでした。保存してからページを開きなおすと、選べます。',
  fullWidth: (kana: string) => `全角の「${kana}」にする`,
  family: { sender: '連名を「家族一同」にまとめる', recipient: '連名を「ご家族御一同様」にまとめる' },
  comment: ['ひとこと 1行目', 'ひとこと 2行目'],
  commentNote: '長い行は、文字を小さくして収めます。',
  commentPlaceholder: ['1行25文字、2行', '30枚すべてに印刷'],
  optional: '任意',
  liveNote: '入力と同時に変わります。このまま印刷されます。',
  liveWaiting: '仕上がりを用意しています。',
  liveUnreachable: '仕上がりを表示できませんでした。通信の状態をご確認ください。',
  enlarge: '大きく見る',
  faceOf: (name: string) => (name === '' ? '宛名面の仕上がり' : `${name}の宛名面の仕上がり`),
  senderFace: '差出人を印刷した宛名面の仕上がり',
  unsafe: '※正しく印刷されない可能性があります。',
  save: '保存する',
  close: '閉じる',
  unsaved: '入力したデータは保存されません。',
  leave: '保存せずに閉じる',
  keepEditing: '入力にもどる',
  saveFailed: '保存できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  nameless: '（名前なし）',
} as const;

/** What stands beside the name of somebody who is written to at work. */
export const officeCopy = {
  summary: '会社名・部署・役職',
  note: '会社あてに出すときにご入力ください。お名前のそばに印刷します。お名前のない会社あてには「御中」をつけます。',
  fields: { company: '会社名', department: '部署', title: '役職' },
} as const;

/** Each character of a name as it is printed. */
export const nameCheckCopy = {
  title: 'お名前の字の確認',
  lead: 'このままの字の形で印刷します。枠の色が濃い字は、似た字と間違えやすい字です。押すと、ほかの字の形を選べます。',
  character: (character: string) => `${character}の字の形`,
  choose: 'この字にする：',
  use: (character: string) => `${character}にする`,
  waiting: '字の形を調べています。',
  single: 'この字には、ほかの形がありません。',
  confusable: (character: string, others: readonly string[]) =>
    `「${character}」は「${others.join('」「')}」と間違えやすい字です。`,
} as const;

/** Spec §2's rows of an address as it is shown, called as the form calls them. */
export const ADDRESS_ROWS = {
  zip: '郵便番号',
  state: '都道府県',
  address1: '住所1',
  address2: '住所2',
  office: '会社',
  name: '氏名',
  jointNames: '連名',
  comment1: 'ひとこと1',
  comment2: 'ひとこと2',
} as const;

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

/** What the engine decided while it set the card. Null where a field's problem says it better. */
export function issueSentence({ code, text, percent }: Issue): string | null {
  switch (code) {
    case 'shrunk':
      return `入りきるように、文字を小さくして印刷します（${percent}％）。`;
    case 'condensed':
      return `長いので、文字を小さく、細く詰めて印刷します（${percent}％）。短くすると読みやすくなります。`;
    case 'overflow':
      return '長くて入りきらないので、このままでは印刷できません。短くしてください。';
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

/** The same in a word or two, for a list of cards. */
export const ISSUE_WORDS: Readonly<Record<IssueCode, string>> = {
  shrunk: '文字を小さくします',
  condensed: '文字を詰めます',
  overflow: '入りきらず印刷できません',
  'cut-short': 'すべては印刷できません',
  split: '建物名の途中で行を変えます',
  'break-inside': '決めた位置で改行できません',
  numerals: '数字の書き方をそろえます',
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

/** What a person should look at of a card: its address, or that somebody gets two. */
export type CardWarning = AddressWarning | 'twice';

export const CARD_WARNINGS: Readonly<Record<CardWarning, string>> = {
  ...ADDRESS_WARNINGS,
  twice: '同じ方への宛先が、ほかにもあります',
};

/** 106-0032, as people read it. */
export const zipWords = (zip: string): string => zip.replace(/^(\d{3})(\d{4})$/, '$1-$2');

/** 山田 太郎 様; without honorific for senders. */
export function nameWords({ last, first, honorific }: PrintAddress['name'], withHonorific = true): string {
  const name = [last, first].filter((part) => part.trim() !== '').join(' ');
  return withHonorific && name !== '' && honorific.trim() !== '' ? `${name} ${honorific}` : name;
}

/** 株式会社ふみ 営業部 部長. */
export const officeWords = (office: PrintAddress['office']): string =>
  office
    ? [office.company, office.department, office.title].filter((part) => part.trim() !== '').join(' ')
    : '';

type Named = {
  readonly name: PrintAddress['name'];
  readonly company?: string;
  /** Of a short form and of what is printed. */
  readonly office?: PrintAddress['office'] | undefined;
};

/** What a contact is called in a list and in sentences. */
export const contactName = ({ name, company, office }: Named): string =>
  nameWords(name) || company || officeWords(office) || addressCopy.nameless;

/** The lines of an address in one. */
export const addressLine = ({
  state,
  address1,
  address2,
}: Pick<PrintAddress, 'state' | 'address1' | 'address2'>): string =>
  [`${state}${address1}`, address2].filter((part) => part !== '').join(' ');
