import {
  clamp,
  DEFAULT_HONORIFIC,
  graphemeCount,
  hasName,
  isBlank,
  mmToPt,
  type PersonName,
  type PrintAddress,
  SMALL_NAME_LENGTH,
} from '@fumi/domain';
import type { Issue, IssueField } from '../display-list.ts';
import { type Fit, fitLine } from '../text/fit.ts';
import type { ShapedLine } from '../text/line.ts';
import type { NamesLayout } from './address-layout.ts';
import type { CardSpace } from './card-space.ts';
import { besideCompany, setCompany, splitCompany } from './company.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { type NameSpacing, spreadName } from './name-spacing.ts';
import type { Setting } from './set-address.ts';
import { fitIssues, setLine, shapeLine } from './set-line.ts';

/*
 *        3rd   2nd  main     All family names start at the top, all given names at one height, all
 *                   高        honorifics at one height below the longest given name. Joint names without
 *                   橋        a family name of their own leave its place empty (leading offset, spec §4).
 *
 *                   健
 *        翔    美    太
 *              咲    郎
 *
 *        様    様    様
 */

type ShapedName = {
  readonly last: ShapedLine;
  readonly first: ShapedLine;
  readonly honorific: ShapedLine;
  readonly name: PersonName;
  readonly fieldPrefix: '' | `jointNames.${number}.`;
};

/** The block of the main name and its joint names; honorifics only where the party carries them. */
export function setNames(whole: PrintAddress, wanted: NamesLayout, setting: Setting): Fragment {
  const { company, address } = splitCompany(whole);
  const layout = company === '' ? wanted : besideCompany(wanted, setting.space);
  const names = shapedNames(address, setting);
  const [main] = names;
  if (!main) return EMPTY;
  const block = fitBlock(names, layout, setting.space);
  const columns = names.map((name, index) =>
    setName(name, { ...block, acrossPt: block.mainPt + block.stepPt * index, setting }),
  );
  const place = { layout, acrossPt: block.mainPt, sizePt: block.sizePt, startPt: block.startPt };
  const origin = { party: setting.party, field: `${main.fieldPrefix}nameLast` as IssueField };
  const issues = fitIssues(block.fit, origin, `${main.name.last}${main.name.first}`);
  return joinFragments([setCompany(company, place, setting), ...columns, { ...EMPTY, issues }]);
}

type Block = {
  readonly fit: Fit;
  readonly sizePt: number;
  readonly squeeze: number;
  readonly spacing: NameSpacing;
  /** Where the block starts along the lines. */
  readonly startPt: number;
  /** Middle of the main name, and from one name to the next, across the lines. */
  readonly mainPt: number;
  readonly stepPt: number;
};

/** One size and one set of heights for all names of the block. */
function fitBlock(names: readonly ShapedName[], layout: NamesLayout, space: CardSpace): Block {
  const size = isLarge(names) ? layout.large : layout.small;
  const pitchPt = columnPitch(names.length, layout);
  // Neighbours keep a seventh of their size as air between them.
  const widest = names.length > 1 ? pitchPt * 0.86 : size.sizePt;
  const room = {
    sizePt: Math.min(size.sizePt, widest),
    floorPt: Math.min(size.floorPt, widest),
    lengthPt: mmToPt(layout.lengthMm),
  };
  const spacing = spreadName(
    {
      lastEm: longestOf(names, 'last'),
      firstEm: longestOf(names, 'first'),
      honorificEm: longestOf(names, 'honorific'),
    },
    room,
  );
  const fit = fitLine(spacing.totalEm, room);
  const free = room.lengthPt - spacing.totalEm * fit.sizePt * fit.squeeze;
  const stepPt = space.nextLine * pitchPt;
  return {
    fit,
    sizePt: fit.sizePt,
    squeeze: fit.squeeze,
    spacing,
    startPt: space.along(layout.startMm) + (layout.align === 'end' ? free : 0),
    mainPt: blockMiddle(names.length, pitchPt, layout, space) - (stepPt * (names.length - 1)) / 2,
    stepPt,
  };
}

function shapedNames(address: PrintAddress, { space, chain, party }: Setting): ShapedName[] {
  const shape = (text: string) => shapeLine(text.trim(), space.writing, chain, { combinedDigits: 2 });
  return [address.name, ...address.jointNames].flatMap((name, index) => {
    if (!hasName(name)) return [];
    const honorific = isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific;
    return [
      {
        name,
        last: shape(name.last),
        first: shape(name.first),
        honorific: shape(party === 'recipient' ? honorific : ''),
        fieldPrefix: index === 0 ? ('' as const) : (`jointNames.${index - 1}.` as const),
      },
    ];
  });
}

function isLarge(names: readonly ShapedName[]): boolean {
  const longest = (part: 'last' | 'first') =>
    Math.max(...names.map(({ name }) => graphemeCount(name[part].trim())));
  return longest('last') + longest('first') >= SMALL_NAME_LENGTH;
}

const longestOf = (names: readonly ShapedName[], part: 'last' | 'first' | 'honorific'): number =>
  Math.max(...names.map((name) => name[part].lengthEm));

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

type NamePlace = Block & { readonly acrossPt: number; readonly setting: Setting };

function setName(name: ShapedName, place: NamePlace): Fragment {
  const { spacing, setting } = place;
  const part = (
    line: ShapedLine,
    field: 'nameLast' | 'nameFirst' | 'honorific',
    atEm: number,
    lengthEm: number,
  ) => setPart(line, `${name.fieldPrefix}${field}`, atEm, lengthEm, place);
  return joinFragments([
    part(name.last, 'nameLast', 0, spacing.lastEm),
    part(name.first, 'nameFirst', spacing.firstAtEm, spacing.firstEm),
    setting.party === 'recipient'
      ? part(name.honorific, 'honorific', spacing.honorificAtEm, name.honorific.lengthEm)
      : EMPTY,
  ]);
}

function setPart(
  line: ShapedLine,
  field: Issue['field'],
  atEm: number,
  lengthEm: number,
  place: NamePlace,
): Fragment {
  const { setting, sizePt, squeeze } = place;
  const unit = sizePt * squeeze;
  return setLine({
    line,
    text: line.clusters.map(({ text }) => text).join(''),
    // The block was fitted as a whole; its parts keep the size it came to.
    room: { sizePt, floorPt: sizePt, lengthPt: lengthEm * unit + 0.001 },
    ...setting.space.point(place.startPt + atEm * unit, place.acrossPt),
    align: setting.space.writing === 'vertical' ? 'spread' : 'start',
    origin: { party: setting.party, field },
  });
}
