import { DEFAULT_HONORIFIC, hasName, isBlank, type PrintAddress } from '@fumi/domain';
import type { IssueField } from '../display-list.ts';
import { fitIssues } from '../issues.ts';
import type { ShapedLine } from '../text/line.ts';
import type { NamesLayout } from './address-layout.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { fitNames, type NameBlock, type NameRank, type ShapedName } from './name-block.ts';
import type { NameSpacing } from './name-spacing.ts';
import { type Addressee, besideOffice, setOffice, splitOffice } from './office.ts';
import { setLine, shapeLine } from './set-line.ts';
import type { Setting } from './setting.ts';

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

/** The block of the main name and its joint names; honorifics only where the party carries them. */
export function setNames(whole: PrintAddress, wanted: NamesLayout, setting: Setting): Fragment {
  const addressee = splitOffice(whole);
  const layout = besideOffice(addressee, wanted, setting);
  const names = shapedNames(addressee, setting);
  const [main] = names;
  if (!main) return EMPTY;
  const block = fitNames(names, layout, setting.space);
  const set = block.ranks.flatMap((rank) =>
    rank.names.map((name, index) => setName(name, rank, block.mainPt + block.stepPt * index, block, setting)),
  );
  const place = { layout: wanted, acrossPt: block.mainPt, sizePt: block.fit.sizePt, startPt: block.startPt };
  const origin = { party: setting.party, field: main.lastField };
  const issues = fitIssues(block.fit, origin, `${main.name.last}${main.name.first}`);
  return joinFragments([setOffice(addressee, place, setting), ...set, { ...EMPTY, issues }]);
}

function shapedNames({ address, mainField }: Addressee, { space, chain, party }: Setting): ShapedName[] {
  const shape = (text: string) => shapeLine(text.trim(), space.writing, chain, { turnsCapitals: true });
  return [address.name, ...address.jointNames].flatMap((name, index) => {
    if (!hasName(name)) return [];
    const fieldPrefix = index === 0 ? ('' as const) : (`jointNames.${index - 1}.` as const);
    const honorific = isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific;
    return [
      {
        name,
        last: shape(name.last),
        first: shape(name.first),
        honorific: shape(party === 'recipient' ? honorific : ''),
        lastField: fieldPrefix === '' ? mainField : `${fieldPrefix}nameLast`,
        fieldPrefix,
      },
    ];
  });
}

/** A gap between family name and given name below this, em, limits the given name's letter-spacing. */
const NARROW_EM = 0.5;

/**
 * Length of a given name with its letter-spacing, em. Where the gap before it is narrow, its characters stand no
 * farther apart than that gap: 勅使河原小 百 合 would read as the family name 勅使河原小.
 */
function firstEm({ last, first: { clusters, lengthEm } }: ShapedName, spacing: NameSpacing): number {
  const gapEm = spacing.firstAtEm - spacing.lastEm;
  const isNarrow = last.lengthEm > 0 && clusters.length > 1 && gapEm < NARROW_EM;
  return isNarrow ? Math.min(spacing.firstEm, lengthEm + (clusters.length - 1) * gapEm) : spacing.firstEm;
}

function setName(
  name: ShapedName,
  { spacing, atEm }: NameRank,
  acrossPt: number,
  { fit, startPt }: NameBlock,
  setting: Setting,
): Fragment {
  const { sizePt } = fit;
  const unitPt = sizePt * fit.squeeze;
  const part = (line: ShapedLine, field: IssueField, partAtEm: number, lengthEm: number) =>
    setLine({
      line,
      text: line.clusters.map(({ text }) => text).join(''),
      // The block was fitted as a whole; its parts keep the size it came to.
      room: { wantedPt: unitPt, sizePt, floorPt: sizePt, lengthPt: lengthEm * unitPt + 0.001 },
      ...setting.space.point(startPt + (atEm + partAtEm) * unitPt, acrossPt),
      align: setting.space.writing === 'vertical' ? 'spread' : 'start',
      origin: { party: setting.party, field },
    });
  return joinFragments([
    part(name.last, name.lastField, 0, spacing.lastEm),
    part(name.first, `${name.fieldPrefix}nameFirst`, spacing.firstAtEm, firstEm(name, spacing)),
    setting.party === 'recipient'
      ? part(name.honorific, `${name.fieldPrefix}honorific`, spacing.honorificAtEm, name.honorific.lengthEm)
      : EMPTY,
  ]);
}
