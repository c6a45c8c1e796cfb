import { qrText } from '../postcard/qr-text.ts';

/*
 * Counting the cards of an order by their QR codes. All copies of a book carry the same codes, so that a code is
 * expected as often as there are copies: a set of those seen would miss a doubled or a missing card.
 */

/** How often each code is still to be read, and how often it was. */
export type CardCount = {
  readonly expected: ReadonlyMap<string, number>;
  readonly counted: ReadonlyMap<string, number>;
};

/** What of an order nobody has counted yet; 0 where nothing of it is missing. */
export type Uncounted = {
  readonly cards: number;
  /** Copies of a product whose cards carry no codes. */
  readonly sets: number;
  /** Cards that are to be printed again and have not come from the press. */
  readonly reprints: number;
};

export type ScanVerdict =
  | 'right'
  /** The order is whole with this card. */
  | 'complete'
  /** A card of this order, once too often. */
  | 'double'
  /** A card of another book than the one that is counted. */
  | 'stranger'
  /** No code of ours, or read badly: scan it again. */
  | 'unreadable';

type Scanned = { readonly count: CardCount; readonly verdict: ScanVerdict };

/** The beginning of counting: address faces of a book, each as often as there are copies. */
export const startCount = (bookCode: string, pageNos: readonly number[], copies: number): CardCount => ({
  expected: new Map(pageNos.map((pageNo) => [qrText(bookCode, pageNo), copies])),
  counted: new Map(),
});

const CARD = /^[A-Za-z0-9_-]+\/\d{1,3}$/;

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, one) => total + one, 0);

export const countedOf = ({ counted }: CardCount): number => sum(counted);
export const expectedOf = ({ expected }: CardCount): number => sum(expected);

/** What a scanned code does to the count; what is wrong changes nothing. */
export function scanCard(count: CardCount, code: string): Scanned {
  const { expected, counted } = count;
  const text = code.trim();
  if (!CARD.test(text)) return { count, verdict: 'unreadable' };
  const wanted = expected.get(text);
  if (wanted === undefined) return { count, verdict: 'stranger' };
  const before = counted.get(text) ?? 0;
  if (before >= wanted) return { count, verdict: 'double' };
  const next = { expected, counted: new Map([...counted, [text, before + 1]]) };
  return { count: next, verdict: countedOf(next) === expectedOf(next) ? 'complete' : 'right' };
}

/** The codes that are missing, in the order of the book, and how many of each. */
export const missingCards = ({ expected, counted }: CardCount): { code: string; missing: number }[] =>
  [...expected]
    .map(([code, wanted]) => ({ code, missing: wanted - (counted.get(code) ?? 0) }))
    .filter(({ missing }) => missing > 0);
