import { type AddressPartKind, MOST_ADDRESS_LINES } from '@fumi/domain';
import { DEEPEST_SQUEEZE } from '../text/fit.ts';
import { mayBreak } from '../text/line-break.ts';

/** A piece of an address that no line breaks inside, with the blank that was typed before it. */
export type Piece = { readonly kind: AddressPartKind; readonly text: string; readonly gap: string };

/** What a break before a part costs. The building wants a line of its own. */
const BREAK_COST: Readonly<Record<AddressPartKind, number>> = {
  prefecture: 0,
  building: 0,
  room: 0,
  rest: 1,
  number: 2,
  street: 3,
  town: 3,
  aza: 4,
  city: 5,
};
/** A break among the parts behind the number, such as a building and its room. */
const INSIDE = 6;
/** A break in a name that no line holds whole. */
const SPLIT = 12;
/** A building on the line of the street number. */
const SHARED_LINE = 4;
/** A line more than the usual two. */
const THIRD_LINE = 10;
/**
 * Cost of a line, times the share of its size that is lost: at three quarters of its size a line
 * costs as much as two breaks before the number.
 */
const SHRINKING = 16;
/** Under this share of its size a line looks squeezed. */
const SQUEEZED = DEEPEST_SQUEEZE;

const isBehindNumber = (kind: AddressPartKind): boolean =>
  kind === 'building' || kind === 'room' || kind === 'rest';

/** The building begins between these two. */
const isDoorstep = (before: Piece, piece: Piece): boolean =>
  isBehindNumber(piece.kind) && !isBehindNumber(before.kind);

/** A whole piece, or a part of one. */
type Part = Piece & { readonly of: Piece };

function breakCost(before: Part, piece: Part): number {
  if (before.of === piece.of) return SPLIT;
  const isInside = piece.kind === before.kind || (piece.kind === 'room' && !isDoorstep(before, piece));
  return isBehindNumber(piece.kind) && isInside ? INSIDE : BREAK_COST[piece.kind];
}

/** The text of a line, with a full-width blank between number and building. */
export const joined = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    if (!before) return piece.text;
    return text + (isDoorstep(before, piece) ? '\u3000' : piece.gap) + piece.text;
  }, '');

/** Numbers stay whole. */
const isNumber = ({ kind }: Piece): boolean => kind === 'number' || kind === 'room';

const whole = (piece: Piece): Part => ({ ...piece, of: piece });

/** Words of a name, told apart by blanks, and kana from kanji: グランドハイツ｜東雲｜アネックス. */
export function wordsOf(piece: Piece): Part[] {
  if (isNumber(piece)) return [whole(piece)];
  const marked = piece.text.replace(
    /([ァ-ヺー]{2})(?=\p{Script=Han})|(\p{Script=Han})(?=[ァ-ヺ]{2})/gu,
    '$&\n',
  );
  return Array.from(marked.matchAll(/([^\S\n]*)(\S+)/gu), ([, gap = '', text = ''], index) => ({
    ...piece,
    text,
    gap: index === 0 ? piece.gap : gap,
    of: piece,
  }));
}

/** The smallest parts that a line may end behind, for names that no better break makes fit. */
function charactersOf(piece: Piece): Part[] {
  if (isNumber(piece)) return [whole(piece)];
  return wordsOf(piece).flatMap((word) => {
    const parts: Part[] = [];
    for (const text of word.text.match(/[\p{Script=Latin}\d]+|\P{M}\p{M}*/gu) ?? []) {
      const last = parts.at(-1);
      if (!last) parts.push({ ...word, text });
      else if (mayBreak(last, { text })) parts.push({ ...word, text, gap: '' });
      else parts[parts.length - 1] = { ...last, text: last.text + text };
    }
    return parts;
  });
}

/** The share of its wanted size at which a text fits one of so many lines; from 1 on it keeps its size. */
export type Share = (text: string, line: number, lines: number) => number;

type Way = { readonly lines: readonly (readonly Part[])[]; readonly cost: number; readonly smallest: number };

/** What lines cost that end before the parts of these indexes, whatever their size. */
function costOfBreaks(parts: readonly Part[], breaks: readonly number[]): number {
  const broken = breaks.reduce((sum, at) => sum + breakCost(parts[at - 1] as Part, parts[at] as Part), 0);
  const shared = parts.filter(
    (piece, index) => index > 0 && !breaks.includes(index) && isDoorstep(parts[index - 1] as Part, piece),
  );
  return broken + shared.length * SHARED_LINE + (breaks.length > 1 ? THIRD_LINE : 0);
}

/** The way that ends its lines before the parts of these indexes. */
function wayOf(parts: readonly Part[], breaks: readonly number[], shareOf: Share): Way {
  const lines = [0, ...breaks].map((start, line) => parts.slice(start, breaks[line]));
  const shares = lines.map((line, index) => Math.min(1, shareOf(joined(line), index, lines.length)));
  const shrunk = shares.reduce((sum, share) => sum + (1 - share) * SHRINKING, 0);
  return { lines, cost: costOfBreaks(parts, breaks) + shrunk, smallest: Math.min(...shares) };
}

/**
 * All ways to break the parts into up to three lines that each keep at least the share `least` of their wanted size. A
 * line that is too long is not lengthened further: breaking 500 characters everywhere would be 125,000 ways.
 */
function waysOf(parts: readonly Part[], shareOf: Share, least: number): Way[] {
  const end = parts.length;
  const holds = (from: number, to: number, line: number, lines: number) =>
    shareOf(joined(parts.slice(from, to)), line, lines) >= least;
  /** Where the first of so many lines ends at the latest, and where the last begins at the earliest. */
  const reach = (lines: number) => {
    let [first, last] = [0, end];
    while (first < end - 1 && holds(0, first + 1, 0, lines)) first += 1;
    while (last > 1 && holds(last - 1, end, lines - 1, lines)) last -= 1;
    return { first, last };
  };
  const [two, three] = [reach(2), reach(MOST_ADDRESS_LINES)];
  // What stands between the longest first and the longest last line is the shortest middle one.
  const isTooMuch = three.last > three.first && !holds(three.first, three.last, 1, MOST_ADDRESS_LINES);
  const breaks: number[][] = holds(0, end, 0, 1) ? [[]] : [];
  for (let at = 1; at <= Math.max(two.first, three.first); at += 1) {
    if (at >= two.last && at <= two.first) breaks.push([at]);
    if (at > three.first || isTooMuch) continue;
    for (
      let next = Math.max(at + 1, three.last);
      next < end && holds(at, next, 1, MOST_ADDRESS_LINES);
      next += 1
    )
      breaks.push([at, next]);
  }
  return breaks.map((at) => wayOf(parts, at, shareOf));
}

/** Shares of its size at which a squeezed address is tried; under the last it overflows in every layout. */
export const SQUEEZED_SHARES = [0.7, 0.65, 0.6, 0.55, 0.5, 0.45];

/** The line breaks whose smallest line is largest; three lines of equally many parts if no squeezed share fits. */
function largestWay(parts: readonly Part[], shareOf: Share): Way {
  for (const least of SQUEEZED_SHARES) {
    const [largest] = waysOf(parts, shareOf, least).toSorted(
      (a, b) => b.smallest - a.smallest || a.cost - b.cost,
    );
    if (largest) return largest;
  }
  const thirds = [1, 2].map((line) => Math.ceil((line * parts.length) / MOST_ADDRESS_LINES));
  return wayOf(
    parts,
    [...new Set(thirds)].filter((at) => at > 0 && at < parts.length),
    shareOf,
  );
}

/** Where up to three lines of so many parts can end. */
function allBreaks(end: number): number[][] {
  const breaks: number[][] = [[]];
  for (let at = 1; at < end; at += 1) {
    breaks.push([at]);
    for (let next = at + 1; next < end; next += 1) breaks.push([at, next]);
  }
  return breaks;
}

/** Up to so many parts, all combinations of breaks are tried (67 for 12 parts). A usual address has six parts. */
const FEW_PARTS = 12;

/**
 * The cheapest line breaks of few parts. Candidates are tried in order of the cost of their breaks alone; the search
 * stops when that cost reaches the best total cost, so that few lines have to be measured.
 */
function cheapestOfFew(parts: readonly Part[], shareOf: Share): Way | undefined {
  const planned = allBreaks(parts.length)
    .map((breaks) => ({ breaks, cost: costOfBreaks(parts, breaks) }))
    .toSorted((a, b) => a.cost - b.cost);
  let best: Way | undefined;
  for (const { breaks, cost } of planned) {
    if (best && cost >= best.cost) break;
    const way = wayOf(parts, breaks, shareOf);
    if (way.smallest >= SQUEEZED && !(best && best.cost <= way.cost)) best = way;
  }
  return best;
}

const cheapestWay = (parts: readonly Part[], shareOf: Share): Way | undefined =>
  parts.length <= FEW_PARTS
    ? cheapestOfFew(parts, shareOf)
    : waysOf(parts, shareOf, SQUEEZED).toSorted((a, b) => a.cost - b.cost)[0];

/** The lines of an address, and the names that had to be broken. */
type AddressLines = { readonly lines: readonly string[]; readonly split: readonly string[] };

const splitPieces = (lines: readonly (readonly Part[])[]): string[] =>
  lines.flatMap((line, index) => {
    const [before, after] = [line.at(-1), lines[index + 1]?.[0]];
    return before && before.of === after?.of ? [before.of.text] : [];
  });

/**
 * The lines of an address, at most three, of which the third is taken before anything is squeezed. A name is broken
 * only where no line holds it whole, between its words if that is enough.
 */
export function cheapestLines(pieces: readonly Piece[], shareOf: Share): AddressLines {
  const isHeld = ({ text }: Piece) =>
    [1, 2, 3].some((lines) =>
      Array.from({ length: lines }).some((_, line) => shareOf(text, line, lines) >= SQUEEZED),
    );
  const ways: ((piece: Piece) => Part[])[] = [
    // First all pieces whole: where that fits, no piece has to be measured by itself.
    (piece) => [whole(piece)],
    (piece) => (isHeld(piece) ? [whole(piece)] : wordsOf(piece)),
    wordsOf,
    charactersOf,
  ];
  let way: Way | undefined;
  for (const cut of ways) way ??= cheapestWay(pieces.flatMap(cut), shareOf);
  const { lines } = way ?? largestWay(pieces.flatMap(charactersOf), shareOf);
  return { lines: lines.map(joined), split: [...new Set(splitPieces(lines))] };
}
