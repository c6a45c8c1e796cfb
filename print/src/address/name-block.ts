import { clamp, graphemeCount, LONG_NAME_LENGTH, mmToPt, type PersonName } from '@fumi/domain';
import type { IssueField } from '../display-list.ts';
import { LEAST_SIZE_PT } from '../issues.ts';
import { type Fit, fitLine, type Room } from '../text/fit.ts';
import type { ShapedLine } from '../text/line.ts';
import type { NameSize, NamesLayout } from './address-layout.ts';
import type { CardSpace } from './card-space.ts';
import { type NameSpacing, spreadName } from './name-spacing.ts';

/*
 * Names side by side are a rank, and one rank holds them as long as their size stays above the layout's floor. Else
 * they stand in two ranks, or in three, one behind the other:
 *
 *      髙橋 健太郎 様      翔   様
 *           美咲   様      蓮   様
 *           大輔   様
 */
export type ShapedName = {
  readonly last: ShapedLine;
  readonly first: ShapedLine;
  readonly honorific: ShapedLine;
  readonly name: PersonName;
  /** What its last name was typed as. */
  readonly lastField: IssueField;
  readonly fieldPrefix: '' | `jointNames.${number}.`;
};

export type NameRank = {
  readonly names: readonly ShapedName[];
  readonly spacing: NameSpacing;
  /** From the start of the block, em. */
  readonly atEm: number;
};

export type NameBlock = {
  readonly fit: Fit;
  readonly ranks: readonly NameRank[];
  /** Where the block starts along the lines. */
  readonly startPt: number;
  /** Middle of the main name, and from one name to the next, across the lines. */
  readonly mainPt: number;
  readonly stepPt: number;
};

const MOST_RANKS = 3;
/** Between two ranks. */
const RANK_GAP_EM = 1;
/** Share of the pitch that a name's type fills, and the share beyond which neighbouring names touch. */
const INK = 0.86;
const MOST_INK = 0.92;

/** One size for all names of the block, and one set of heights for each rank. */
export function fitNames(names: readonly ShapedName[], layout: NamesLayout, space: CardSpace): NameBlock {
  const size = areLong(names) ? layout.long : layout.short;
  const ways = Array.from({ length: Math.min(MOST_RANKS, names.length) }, (_, index) =>
    fitRanks(inRanks(names, index + 1), size, layout, space),
  );
  const isWell = ({ fit }: NameBlock) => fit.sizePt >= size.floorPt && fit.squeeze === 1;
  const [best] = ways.toSorted(
    (a, b) => Number(a.fit.overflows) - Number(b.fit.overflows) || b.fit.share - a.fit.share,
  );
  return ways.find(isWell) ?? (best as NameBlock);
}

function inRanks(names: readonly ShapedName[], count: number): ShapedName[][] {
  const rows = Math.ceil(names.length / count);
  return Array.from({ length: Math.ceil(names.length / rows) }, (_, rank) =>
    names.slice(rank * rows, (rank + 1) * rows),
  );
}

function fitRanks(
  ranks: readonly (readonly ShapedName[])[],
  size: NameSize,
  layout: NamesLayout,
  space: CardSpace,
): NameBlock {
  const rows = ranks[0]?.length ?? 0;
  const pitchPt = columnPitch(rows, layout);
  const room = roomOf(ranks, size, pitchPt, layout);
  let totalEm = 0;
  const spaced = ranks.map((names): NameRank => {
    const rank = { names, spacing: spacingOf(names, room, ranks.length), atEm: totalEm };
    totalEm += rank.spacing.totalEm + RANK_GAP_EM;
    return rank;
  });
  totalEm -= RANK_GAP_EM;
  const fit = fitLine(totalEm, room);
  const free = room.lengthPt - totalEm * fit.sizePt * fit.squeeze;
  const stepPt = space.nextLine * pitchPt;
  const touches = rows > 1 && fit.sizePt > pitchPt * MOST_INK;
  return {
    fit: { ...fit, overflows: fit.overflows || touches },
    ranks: spaced,
    startPt: space.along(layout.startMm) + (layout.align === 'end' ? free : 0),
    mainPt: blockMiddle(rows, pitchPt, layout, space) - (stepPt * (rows - 1)) / 2,
    stepPt,
  };
}

function roomOf(
  ranks: readonly (readonly ShapedName[])[],
  size: NameSize,
  pitchPt: number,
  layout: NamesLayout,
): Room {
  const isAlone = ranks.flat().length === 1;
  const least = isAlone ? LEAST_SIZE_PT.words : LEAST_SIZE_PT.jointNames;
  const widest = ranks[0]?.length === 1 ? size.sizePt : Math.max(least, pitchPt * INK);
  return {
    wantedPt: size.sizePt,
    sizePt: Math.min(size.sizePt, widest),
    floorPt: Math.min(size.floorPt, widest),
    lengthPt: mmToPt(layout.lengthMm),
  };
}

function spacingOf(names: readonly ShapedName[], room: Room, ranks: number): NameSpacing {
  const longest = (part: 'last' | 'first' | 'honorific') =>
    Math.max(...names.map((name) => name[part].lengthEm));
  const lengths = { lastEm: longest('last'), firstEm: longest('first'), honorificEm: longest('honorific') };
  return spreadName(lengths, { ...room, lengthPt: room.lengthPt / ranks });
}

/** Spec §4: from thirteen characters on, the longest last and first name together. */
function areLong(names: readonly ShapedName[]): boolean {
  const longest = (part: 'last' | 'first') =>
    Math.max(...names.map(({ name }) => graphemeCount(name[part].trim())));
  return longest('last') + longest('first') >= LONG_NAME_LENGTH;
}

/** Distance between the middles of names side by side. */
function columnPitch(count: number, { pitchMm, fromMm, toMm }: NamesLayout): number {
  return mmToPt(Math.min(pitchMm, (toMm - fromMm) / count));
}

/** Middle of the block: where the layout wants it, moved as far as its names need. */
function blockMiddle(count: number, pitchPt: number, layout: NamesLayout, space: CardSpace): number {
  const half = (pitchPt * count) / 2;
  return clamp(
    space.across(layout.centreMm),
    space.across(layout.fromMm) + half,
    space.across(layout.toMm) - half,
  );
}
