import { formatZip, type Locality } from '@fumi/domain';

/** Finding the zip of an address, and mending either where the two disagree. */
export const zipSearchCopy = {
  ask: '住所から郵便番号を調べる',
  askMends: '郵便番号か住所の直し方を調べる',
  doubt: (zip: string, localities: string) =>
    `〒${formatZip(zip)}は「${localities}」の郵便番号です。入力された住所と合いません。`,
  zipDone: '郵便番号を入力しました。',
  townDone: '住所を直しました。',
  choose: '正しいものを選んでください',
  none: '見つかりませんでした。都道府県、市区町村、町の名前をご確認ください。',
  failed: '調べられませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;

/** What a zip stands for: its first locality, where it has several. */
export function localityWords(localities: readonly Locality[]): string {
  const [first] = localities;
  if (!first) return '';
  const name = `${first.prefecture}${first.city}${first.area}${first.facility}`;
  return localities.length > 1 ? `${name} ほか` : name;
}

type Mend = {
  readonly what: 'zip' | 'town';
  readonly zip: string;
  readonly town: string;
  readonly note: string;
};

/** What a press mends: the zip, or prefecture, city and town. */
export function mendWords({ what, zip, town, note }: Mend): string {
  if (what === 'zip') return `郵便番号を${formatZip(zip)}にする（${town}${note === '' ? '' : `：${note}`}）`;
  return note === ''
    ? `住所を「${town}」に直す（〒${formatZip(zip)}）`
    : `${note}の今の名前「${town}」に直す（〒${formatZip(zip)}）`;
}
