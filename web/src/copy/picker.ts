import { kanchuWords } from './kanchu.ts';

/* Choosing contacts for a card or an order; spec §2 and §5 word for word. */

const people = (count: number): string => `${count.toLocaleString('ja')}人`;

export const pickerCopy = {
  open: '連絡帳から選択',
  title: '宛先を選んでください',
  senderTitle: '差出人を選んでください',
  search: '名前、住所、郵便番号でさがす',
  empty: '連絡帳にはまだ誰もいません。宛先を入力すると、連絡帳に保存されます。',
  notFound: '見つかりませんでした。',
  mourningNote: (year: number) =>
    `喪中の方には年賀状を控えます。${kanchuWords(year)}のデザインで、あらためてお送りください。`,
  /** Contacts that were found, those of them that can be picked, and those that a press picks and leaves. */
  all: ({ found, all, added, left }: Readonly<Record<'found' | 'all' | 'added' | 'left', number>>) => {
    if (added === 0 && left > 0) return 'これ以上は選べません';
    if (added > 0 && left > 0) return `先頭の${people(added)}を選ぶ`;
    if (found === 1) return 'この人を選ぶ';
    return all > 0 && all < found ? `${people(all)}を選ぶ` : `${people(found)}全員を選ぶ`;
  },
  picked: (count: number, left: number) =>
    `${people(count)}を選びました。${left > 0 ? `ほかの${people(left)}は入りません。` : ''}`,
  sender: '差出人',
  none: '選択をはずす',
  byFile: 'ファイルから読み込む',
  byHand: '手で入力',
  chosenAlready: '選択済み',
  cards: (year: number, isSent: boolean, isReceived: boolean) =>
    `${year}年 ${[isSent ? '送った' : '', isReceived ? 'もらった' : ''].filter(Boolean).join('・')}`,
  /** Offered where some of the chosen contacts live at one address. */
  join: (people: number, cards: number) => `同じ住所の方を、連名で1枚にまとめる（${people}人を${cards}枚に）`,
  lack: '宛先にする方を選ぶと、押せます。',
  submit: (count: number, limit: number) => `${count}/${limit} 件選択`,
} as const;
