import type { AddressPartKind } from '@fumi/domain';
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
/** A break between a building and its room. */
const INSIDE = 6;
/** A break in a name that no line holds whole. */
const SPLIT = 12;
/** A building on the line of the street number. */
const SHARED_LINE = 4;
/** A line more than the usual two. */
const THIRD_LINE = 10;
const MOST_LINES = 3;
/** Of a line, for the whole of its size: at three quarters it costs as much as two breaks before the number. */
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

/** A full-width blank tells the number from the building. */
const joined = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    if (!before) return piece.text;
    return text + (isDoorstep(before, piece) ? '\u3000' : piece.gap) + piece.text;
  }, '');

type Arrangement = { readonly cost: number; readonly lines: readonly (readonly Part[])[] };

/** All ways to put the pieces on up to `count` lines. */
function arrangements(pieces: readonly Part[], count: number): Arrangement[] {
  const shared = pieces.filter((piece, index) => index > 0 && isDoorstep(pieces[index - 1] as Part, piece));
  const one = { cost: shared.length * SHARED_LINE, lines: [pieces] };
  if (count === 1) return [one];
  const broken = pieces.slice(1).flatMap((piece, index) => {
    const [first] = arrangements(pieces.slice(0, index + 1), 1) as [Arrangement];
    const cost = first.cost + breakCost(pieces[index] as Part, piece);
    return arrangements(pieces.slice(index + 1), count - 1).map((rest) => ({
      cost: cost + rest.cost,
      lines: [...first.lines, ...rest.lines],
    }));
  });
  return [one, ...broken];
}

/** Numbers stay whole. */
const isNumber = ({ kind }: Piece): boolean => kind === 'number' || kind === 'room';

const whole = (piece: Piece): Part => ({ ...piece, of: piece });

/** Words of a name, told apart by blanks, and kana from kanji: グランドハイツ｜東雲｜アネックス. */
function wordsOf(piece: Piece): Part[] {
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

/** What a line may end behind, where no break is a good one. */
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

/** The share of its wanted size at which a text fits a line of so many lines; 1 and more is whole. */
export type Share = (text: string, line: number, lines: number) => number;

type Way = { readonly lines: readonly (readonly Part[])[]; readonly cost: number; readonly smallest: number };

function bestWay(parts: readonly Part[], shareOf: Share): Way | undefined {
  const ways = arrangements(parts, MOST_LINES).map(({ cost, lines }): Way => {
    const shares = lines.map((line, index) => Math.min(1, shareOf(joined(line), index, lines.length)));
    const shrunk = shares.reduce((sum, share) => sum + (1 - share) * SHRINKING, 0);
    const more = lines.length > 2 ? THIRD_LINE : 0;
    return { lines, cost: cost + more + shrunk, smallest: Math.min(...shares) };
  });
  const fitting = ways.filter(({ smallest }) => smallest >= SQUEEZED).toSorted((a, b) => a.cost - b.cost)[0];
  return fitting ?? ways.toSorted((a, b) => b.smallest - a.smallest || a.cost - b.cost)[0];
}

/** The lines of an address, and the names that had to be broken. */
export type AddressLines = { readonly lines: readonly string[]; readonly split: readonly string[] };

const splitPieces = (lines: readonly (readonly Part[])[]): string[] =>
  lines.flatMap((line, index) => {
    const [before, after] = [line.at(-1), lines[index + 1]?.[0]];
    return before && before.of === after?.of ? [before.of.text] : [];
  });

/**
 * The lines of an address, at most three, of which the third is taken before anything is squeezed. A name is broken
 * only where no line holds it whole, between its words if that is enough.
 */
export function addressLines(pieces: readonly Piece[], shareOf: Share): AddressLines {
  const isHeld = ({ text }: Piece) =>
    [1, 2, 3].some((lines) =>
      Array.from({ length: lines }).some((_, line) => shareOf(text, line, lines) >= SQUEEZED),
    );
  const ways: ((piece: Piece) => Part[])[] = [
    (piece) => (isHeld(piece) ? [whole(piece)] : wordsOf(piece)),
    wordsOf,
    charactersOf,
  ];
  let way: Way | undefined;
  for (const cut of ways) {
    way = bestWay(pieces.flatMap(cut), shareOf);
    if (way && way.smallest >= SQUEEZED) break;
  }
  const lines = way?.lines ?? [];
  return { lines: lines.map(joined), split: [...new Set(splitPieces(lines))] };
}
