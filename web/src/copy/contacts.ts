/* The picker of the address book. Spec §2, §5 word for word. Its pages: address-book.ts. */

export const pickerCopy = {
  open: '連絡帳から選択',
  title: '宛先を選んでください',
  close: '閉じる',
  search: '名前、住所、郵便番号でさがす',
  loading: '連絡帳を読み込んでいます。',
  unreachable: '連絡帳を読み込めませんでした。',
  retry: 'もう一度読み込む',
  empty: '連絡帳にはまだ誰もいません。宛先を入力すると、連絡帳に保存されます。',
  notFound: '見つかりませんでした。',
  warning: '警告',
  groupLabel: 'グループで絞る',
  everybody: 'すべて',
  mourning: '喪中',
  mourningNote:
    '喪中の方には年賀状を控えます。1月8日から2月3日までに届く寒中見舞いのデザインで、あらためてお送りください。',
  chosenAlready: '選択済み',
  submit: (count: number, limit: number) => `${count}/${limit} 件選択`,
  more: (count: number) => `続きを表示（あと${count}件）`,
  found: (count: number) => `${count}件`,
} as const;
