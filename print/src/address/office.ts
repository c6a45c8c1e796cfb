import {
  companyHonorific,
  fullWidthKana,
  graphemeCount,
  hasName,
  isBlank,
  isCompanyName,
  mmToPt,
  OF_COMPANIES,
  type PrintAddress,
  ptToMm,
} from '@fumi/domain';
import type { Issue, IssueField } from '../display-list.ts';
import { LEAST_SIZE_PT } from '../issues.ts';
import { fitLine } from '../text/fit.ts';
import type { NamesLayout } from './address-layout.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { setLine, shapeLine } from './set-line.ts';
import type { Setting } from './setting.ts';

/*
 *   代         営  株      A company and a department stand beside the name, smaller than the address, and begin
 *   表         業  式      where the names may begin. A title of at most five characters stands before the name and
 *              部  会      puts all names lower; a longer one follows the department (postcard-face §3.6).
 *   髙  橋         社
 */

/** A text of an office, and the input that it comes from. */
type OfficeText = { readonly text: string; readonly field: IssueField };

export type Addressee = {
  /** What stands beside the name, from the address inwards. */
  readonly lines: readonly OfficeText[];
  /** What stands before the name, or null. */
  readonly title: OfficeText | null;
  readonly address: PrintAddress;
  /** What the main last name was typed as. */
  readonly mainField: 'nameLast' | keyof NonNullable<PrintAddress['office']>;
};

/** Titles up to this length stand before the name (postcard-face §3.6). */
const SHORT_TITLE = 5;

/** What is printed with an office though nobody typed it: 御中, and the blank before a long title. */
export const ADDED_TO_OFFICE = `${OF_COMPANIES}　`;

const filled = (text: string, field: IssueField): OfficeText[] =>
  isBlank(text) ? [] : [{ text: text.trim(), field }];

/** Takes a company out of the family name where a person's name follows it; 御中 needs no person. */
function splitName(address: PrintAddress): Addressee {
  const { last, first, honorific } = address.name;
  const whole = { lines: [], title: null, address, mainField: 'nameLast' } as const;
  if (!isCompanyName(last) || isBlank(first) || honorific.trim() === OF_COMPANIES) return whole;
  const person = { ...address, name: { ...address.name, last: '' } };
  return { ...whole, lines: filled(last, 'nameLast'), address: person };
}

/** Whom a card goes to: a person of an office, or where nobody is named the innermost part of the office itself. */
export function splitOffice(address: PrintAddress): Addressee {
  const { office } = address;
  if (!office) return splitName(address);
  const outer = [...filled(office.company, 'company'), ...filled(office.department, 'department')];
  const [title] = filled(office.title, 'title');
  if (hasName(address.name)) {
    const isShort = title !== undefined && graphemeCount(title.text) <= SHORT_TITLE;
    const lines = title && !isShort ? withTitle(outer, title) : outer;
    return { lines, title: isShort ? title : null, address, mainField: 'nameLast' };
  }
  const innermost = outer.at(-1) ?? title;
  if (!innermost) return splitName(address);
  const { honorific } = address.name;
  const name = {
    last: innermost.text,
    first: '',
    honorific: companyHonorific(honorific),
  };
  const mainField = innermost.field as Addressee['mainField'];
  return { lines: outer.slice(0, -1), title: null, address: { ...address, name }, mainField };
}

/** A long title on the department's line. */
function withTitle(outer: readonly OfficeText[], title: OfficeText): OfficeText[] {
  const at = outer.findIndex(({ field }) => field === 'department');
  return at < 0
    ? [...outer, title]
    : outer.map((line, index) => (index === at ? { ...line, text: `${line.text}　${title.text}` } : line));
}

/** Between the names and the lines beside them, between those lines, and from there to the address. */
const AIR_MM = 1.2;
const LINE_AIR_MM = 0.8;
const OUTER_AIR_MM = 0.8;
/** Between a title and the name. */
const TITLE_AIR_MM = 2;
/** Share of the size that the layout wants for a name. */
const OFFICE_SIZE = 0.4;

const officeSizePt = ({ short }: NamesLayout): number =>
  Math.max(LEAST_SIZE_PT.words, short.sizePt * OFFICE_SIZE);

const stepPt = (layout: NamesLayout): number => officeSizePt(layout) + mmToPt(LINE_AIR_MM);

/** How far a title puts the names from where they would begin, mm. */
function titleRoomMm(title: OfficeText | null, layout: NamesLayout, { space, chain }: Setting): number {
  if (!title) return 0;
  const { lengthEm } = shapeLine(title.text, space.writing, chain, {});
  return ptToMm(lengthEm * officeSizePt(layout)) + TITLE_AIR_MM;
}

/** The layout of the names when an office takes room beside them and before them. */
export function besideOffice(
  { lines, title }: Addressee,
  layout: NamesLayout,
  setting: Setting,
): NamesLayout {
  const roomMm =
    lines.length === 0 ? 0 : ptToMm(stepPt(layout) * lines.length) - LINE_AIR_MM + AIR_MM + OUTER_AIR_MM;
  const beforeMm = titleRoomMm(title, layout, setting);
  const along = { startMm: layout.startMm + beforeMm, lengthMm: layout.lengthMm - beforeMm };
  return setting.space.nextLine < 0
    ? { ...layout, ...along, toMm: layout.toMm - roomMm }
    : { ...layout, ...along, fromMm: layout.fromMm + roomMm };
}

type OfficePlace = {
  /** The layout of the names as it is without an office. */
  readonly layout: NamesLayout;
  /** Middle and size of the main name, start of the block of names. */
  readonly acrossPt: number;
  readonly sizePt: number;
  readonly startPt: number;
};

/** The office on the first line's side of the main name, and a short title before it. */
export function setOffice({ lines, title }: Addressee, place: OfficePlace, setting: Setting): Fragment {
  const { layout, acrossPt, sizePt, startPt } = place;
  const { space } = setting;
  const officePt = officeSizePt(layout);
  const topPt = startPt - mmToPt(titleRoomMm(title, layout, setting));
  const nearestPt = (sizePt + officePt) / 2 + mmToPt(AIR_MM);
  const beside = lines.map((line, index) => {
    const fromNamePt = nearestPt + stepPt(layout) * (lines.length - 1 - index);
    return setText(line, layout, { topPt, acrossPt: acrossPt - space.nextLine * fromNamePt }, setting);
  });
  const before = title ? setText(title, layout, { topPt, acrossPt }, setting) : EMPTY;
  return joinFragments([...beside, before]);
}

/** A text beside the names, beginning with them; earlier where it would run beyond the end of their room. */
function setText(
  { text, field }: OfficeText,
  layout: NamesLayout,
  { topPt, acrossPt }: { readonly topPt: number; readonly acrossPt: number },
  { space, chain, party }: Setting,
): Fragment {
  const sizePt = officeSizePt(layout);
  const floorPt = Math.max(LEAST_SIZE_PT.words, sizePt * 0.6);
  const full = fullWidthKana(text);
  const shaped = shapeLine(full, space.writing, chain, {});
  const room = { sizePt, floorPt, lengthPt: mmToPt(layout.lengthMm) };
  const fit = fitLine(shaped.lengthEm, room);
  const latestPt = space.along(layout.startMm) + room.lengthPt - shaped.lengthEm * fit.sizePt * fit.squeeze;
  const line = setLine({
    line: shaped,
    text: full,
    room,
    ...space.point(Math.min(topPt, latestPt), acrossPt),
    align: 'start',
    origin: { party, field },
  });
  if (full === text) return line;
  const issue: Issue = { code: 'full-width-kana', party, field, text: full, percent: null };
  return { ...line, issues: [...line.issues, issue] };
}
