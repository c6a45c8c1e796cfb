const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/**
 * 12月1日（火）, without the year, for days that are near. A word joiner prevents a line break before the bracket.
 */
export function dayWords(day: string): string {
  const date = new Date(day);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日\u2060（${WEEKDAYS[date.getUTCDay()]}）`;
}

/** When an order arrives. Days are the shop's estimate, never a promise of the carrier. */
export const arrivalCopy = {
  ordered: 'ご注文',
  shipped: '発送',
  arrives: 'お届け',
  by: (day: string) => `${day}まで`,
  between: (from: string, to: string) => (from === to ? `${from}ごろ` : `${from}〜${to}ごろ`),
  note: '今日ご注文とお支払いがお済みの場合の目安です。天候や混雑により、遅れることがあります。',
  inTime: (postBy: string, last: string) =>
    `1月1日に届く年賀状の投函は、${postBy}までです。${last}までのご注文で間に合います。`,
  deadlinesTitle: '元日に間に合うご注文',
  postedForNewYear: (postBy: string) =>
    `年賀状を1月1日に届けるには、${postBy}までの投函が必要です。下に記した日までのご注文とお支払いで、間に合う見込みです。`,
  givenByNewYear:
    '1月1日までにお手もとへ届けるには、下に記した日までのご注文とお支払いで間に合う見込みです。',
  orderBy: (day: string) => `${day}まで`,
  over: '間に合わない見込みです',
  deadlinesNote: '島しょ部へのお届けや、年末の混雑では、さらに日数がかかります。お早めにご注文ください。',
  tooLate: (postBy: string) =>
    `1月1日に届けるには${postBy}までの投函が必要ですが、このお届け方法では間に合わない見込みです。`,
} as const;
