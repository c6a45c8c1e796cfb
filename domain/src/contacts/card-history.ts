/** Whether a card went to a contact, and came from them, in a year. */
export type CardHistory = { readonly year: number; readonly sent: boolean; readonly received: boolean };

type Mark = { readonly sent?: boolean | undefined; readonly received?: boolean | undefined };

/** Whether a card was sent in a year. */
export const wasSent = (history: readonly CardHistory[], year: number): boolean =>
  history.some((card) => card.year === year && card.sent);

/** The history with a year marked, newest first; what the mark leaves out stays, and a year without cards goes. */
export function markCard(history: readonly CardHistory[], year: number, mark: Mark): CardHistory[] {
  const known = history.find((card) => card.year === year);
  const sent = mark.sent ?? known?.sent ?? false;
  const received = mark.received ?? known?.received ?? false;
  const others = history.filter((card) => card.year !== year);
  const marked = sent || received ? [{ year, sent, received }] : [];
  return [...others, ...marked].sort((a, b) => b.year - a.year);
}
