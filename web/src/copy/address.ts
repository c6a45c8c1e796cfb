import { companyHonorific, hasName, type PrintAddress } from '@fumi/domain';

/* Labels of every form that takes an address, and how an address is written in one line. */

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
  formsMissing: '字の形の一覧を読み込めませんでした。保存してからページを開き直すと、選べます。',
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
  empty: 'お名前かご住所を入力すると、保存できます。',
  wrong: '入力に直すところがあります。直してから、もう一度保存してください。',
  close: '閉じる',
  unsaved: '入力したデータは保存されません。',
  leave: '保存せずに閉じる',
  keepEditing: '入力にもどる',
  gone: '連絡帳からは、ほかの端末か画面で削除されています。「最近削除した方」から元に戻せます。',
  goneOnCard:
    '連絡帳からは削除されている方なので、このはがきだけを直しました。連絡帳には「最近削除した方」から戻せます。',
  refused: '保存できない文字が入っています。消してからもう一度お試しください。',
  signedOut:
    'ログインの期限が切れたため、保存できませんでした。入力した内容は、そのまま残っています。また保存すると、ログインの画面が開きます。',
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
  /** Accessible name: a screen reader does not tell the darker frame of doubtful characters. */
  character: (character: string, isDoubtful: boolean) =>
    isDoubtful ? `${character}の字の形、似た字と間違えやすい字` : `${character}の字の形`,
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
  /** A print address has this in place of `company`. */
  readonly office?: PrintAddress['office'] | undefined;
};

/** What somebody is called, as on their card; '' where nobody is named. */
export function knownName({ name, company, office }: Named): string {
  const firm = company || officeWords(office);
  return nameWords(name) || (firm && `${firm} ${companyHonorific(name.honorific)}`);
}

/** What a contact is called in a list and in sentences. */
export const contactName = (named: Named): string => knownName(named) || addressCopy.nameless;

/** 株式会社ふみ 御中, as it is printed of an office where nobody is named; '' of any other address. */
export const companyWords = ({ name, office }: PrintAddress): string =>
  office && !hasName(name) ? `${officeWords(office)} ${companyHonorific(name.honorific)}` : '';

/** The lines of an address in one. */
export const addressLine = ({
  state,
  address1,
  address2,
}: Pick<PrintAddress, 'state' | 'address1' | 'address2'>): string =>
  [`${state}${address1}`, address2].filter((part) => part !== '').join(' ');
