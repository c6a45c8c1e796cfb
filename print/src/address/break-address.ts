import {
  addressLengths,
  fullWidthKana,
  linesByHand,
  mmToPt,
  type PrintAddress,
  parseAddress,
  writePart,
} from '@fumi/domain';
import type { IssueCode } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import type { AddressLayout, LineLayout, PartyLayout } from './address-layout.ts';
import { cardSpace } from './card-space.ts';
import { cheapestLines, joined, type Piece, wordsOf } from './cheapest-lines.ts';
import { shapeLine } from './set-line.ts';
import type { Setting } from './setting.ts';

/** A piece as it is written on the card, beside what was typed. */
type WrittenPiece = Piece & { readonly typed: string };

/** A word of an address: customers who set line breaks can break before it, never inside it. */
export type AddressWord = WrittenPiece & {
  /** A line of the card begins with it. */
  readonly startsLine: boolean;
};

type WordsRequest = Pick<Setting, 'localities' | 'numerals'> & {
  readonly layout: AddressLayout;
  readonly fonts: FontChain;
  readonly party: 'sender' | 'recipient';
};

type BrokenAddress = {
  readonly lines: readonly string[];
  /** Names that the engine had to break. */
  readonly split: readonly string[];
  readonly converted: readonly Converted[];
  /** Typed words inside which a line break by hand lies: then no break by hand is followed. */
  readonly brokenInside: readonly string[];
  readonly words: readonly AddressWord[];
};

/** The words of an address, and which of them begin a line of the card. */
export function addressWords(address: PrintAddress, request: WordsRequest): readonly AddressWord[] {
  const { layout, party, fonts: chain, localities, numerals } = request;
  const setting = { space: cardSpace(layout), chain, localities, numerals, party };
  return breakAddress(address, layout[party], setting).words;
}

/** The places of `count` lines. */
export const lineLayouts = (layout: PartyLayout, count: number): readonly LineLayout[] =>
  count > layout.address.length ? layout.addressOfThree : layout.address;

/** An address on its lines: those that somebody broke by hand, else the cheapest ones. */
export function breakAddress(address: PrintAddress, layout: PartyLayout, setting: Setting): BrokenAddress {
  const { pieces, converted } = writtenPieces(address, setting);
  const words = pieces.flatMap(writtenWords);
  const byHand = linesByHand(address);
  const typed = words.map((word) => word.typed);
  const chosen = startsOf(typed, byHand ?? []);
  const brokenInside = byHand ? brokenWords(typed, byHand) : [];
  if (byHand && brokenInside.length === 0) {
    const lines = chosen.map((start, line) => joined(words.slice(start, chosen[line + 1])));
    return { lines, split: [], converted, brokenInside, words: withStarts(words, chosen) };
  }
  const lengthOf = lengths(setting);
  const automatic = cheapestLines(pieces, (text, line, count) => {
    const place = lineLayouts(layout, count)[line];
    return place ? mmToPt(place.lengthMm) / (lengthOf(text, place.trackingEm) * place.sizePt) : 0;
  });
  const starts = startsOf(
    words.map(({ text }) => text),
    automatic.lines,
  );
  return { ...automatic, converted, brokenInside, words: withStarts(words, starts) };
}

const withStarts = (words: readonly WrittenPiece[], starts: readonly number[]): AddressWord[] =>
  words.map((word, index) => ({ ...word, startsLine: starts.includes(index) }));

/** The words inside which lines end. */
function brokenWords(words: readonly string[], lines: readonly string[]): string[] {
  const ends = addressLengths(words);
  const breaks = addressLengths(lines).slice(0, -1);
  return words.filter((_, index) => {
    const [start, end] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    return breaks.some((at) => at > start && at < end);
  });
}

/** Which words begin the lines. */
function startsOf(words: readonly string[], lines: readonly string[]): number[] {
  const ends = [0, ...addressLengths(words)];
  return [0, ...addressLengths(lines).slice(0, -1)].map((end) => ends.indexOf(end));
}

/** The words of a piece; the piece whole where it is written in more or fewer words than it was typed in. */
function writtenWords(piece: WrittenPiece): WrittenPiece[] {
  const written = wordsOf(piece);
  const typed = piece.typed === piece.text ? written : wordsOf({ ...piece, text: piece.typed });
  if (written.length !== typed.length) return [piece];
  return written.map(({ kind, text, gap }, index) => ({ kind, text, gap, typed: typed[index]?.text ?? '' }));
}

const behind = (before: WrittenPiece, { text, typed }: WrittenPiece): WrittenPiece => ({
  ...before,
  text: before.text + text,
  typed: before.typed + typed,
});

/** Counts Arabic digits only: a part whose count changes when it is written has had its numerals converted. */
const countDigits = (text: string): number => text.match(/[0-9０-９]/g)?.length ?? 0;

/** A part that is printed differently from what was typed; it is reported as an issue. */
type Converted = { readonly code: IssueCode; readonly typed: string; readonly text: string };

/** The parts of an address as they are written. An aza without a blank before it joins the part before. */
function writtenPieces(
  address: PrintAddress,
  { numerals, localities, space }: Setting,
): { readonly pieces: readonly WrittenPiece[]; readonly converted: readonly Converted[] } {
  const pieces: WrittenPiece[] = [];
  const converted: Converted[] = [];
  for (const part of parseAddress(address, localities(address.zip)).parts) {
    const piece = { ...part, typed: part.text, text: writePart(part, numerals, space.writing) };
    if (countDigits(piece.text) !== countDigits(part.text)) {
      converted.push({ code: 'numerals', typed: part.text, text: piece.text });
    } else if (fullWidthKana(part.text) !== part.text && fullWidthKana(piece.text) === piece.text) {
      converted.push({ code: 'full-width-kana', typed: part.text, text: piece.text });
    }
    const before = pieces.at(-1);
    const isOfTown = part.kind === 'aza' && part.gap === '' && !/^大?字/u.test(part.text);
    if (before && isOfTown) pieces[pieces.length - 1] = behind(before, piece);
    else pieces.push(piece);
  }
  return { pieces, converted };
}

/** Lengths of texts in em, each shaped once: many ways to break an address have a line in common. */
function lengths({ space, chain }: Setting): (text: string, trackingEm: number) => number {
  const byTracking = new Map<number, Map<string, number>>();
  return (text, trackingEm) => {
    const known = byTracking.get(trackingEm) ?? new Map<string, number>();
    byTracking.set(trackingEm, known);
    const lengthEm = known.get(text) ?? shapeLine(text, space.writing, chain, { trackingEm }).lengthEm;
    known.set(text, lengthEm);
    return lengthEm;
  };
}
