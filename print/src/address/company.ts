import { fullWidthKana, isBlank, mmToPt, type PrintAddress, ptToMm } from '@fumi/domain';
import type { Issue } from '../display-list.ts';
import { LEAST_SIZE_PT } from '../issues.ts';
import type { NamesLayout } from './address-layout.ts';
import { EMPTY, type Fragment } from './fragment.ts';
import type { Setting } from './set-address.ts';
import { setLine, shapeLine } from './set-line.ts';

const COMPANY =
  /株式会社|有限会社|合同会社|合資会社|合名会社|法人|[㈱㈲㈳㈶]|[（(](?:株|有|社|財)[）)]|(?:学校|病院|医院|事務所|組合|商店|協会)$/u;

/** A company in front of a person stands beside the name, smaller than it (postcard-face §3.6). */
type SplitCompany = { readonly company: string; readonly address: PrintAddress };

/** Takes a company out of the family name where a person's name follows it; 御中 needs no person. */
export function splitCompany(address: PrintAddress): SplitCompany {
  const { last, first, honorific } = address.name;
  if (!COMPANY.test(last) || isBlank(first) || honorific.trim() === '御中') return { company: '', address };
  return { company: last.trim(), address: { ...address, name: { ...address.name, last: '' } } };
}

/** Between the names and the company's line, and from there to the next lines. */
const AIR_MM = 1.2;
const OUTER_AIR_MM = 0.8;
/** Of the size that the layout wants for a name. */
const COMPANY_SIZE = 0.5;

const companySizePt = ({ short }: NamesLayout): number =>
  Math.max(LEAST_SIZE_PT.words, short.sizePt * COMPANY_SIZE);

/** The layout of the names when a company takes room on the side where the first line stands. */
export function besideCompany(layout: NamesLayout, { nextLine }: Setting['space']): NamesLayout {
  const roomMm = ptToMm(companySizePt(layout)) + AIR_MM + OUTER_AIR_MM;
  return nextLine < 0
    ? { ...layout, toMm: layout.toMm - roomMm }
    : { ...layout, fromMm: layout.fromMm + roomMm };
}

type CompanyPlace = {
  readonly layout: NamesLayout;
  /** Middle and size of the main name, top of the block. */
  readonly acrossPt: number;
  readonly sizePt: number;
  readonly startPt: number;
};

/** The company on the first line's side of the main name, starting as high as it. */
export function setCompany(company: string, place: CompanyPlace, setting: Setting): Fragment {
  if (company === '') return EMPTY;
  const { layout, acrossPt, sizePt, startPt } = place;
  const { space, chain, party } = setting;
  const companyPt = companySizePt(layout);
  const floorPt = Math.max(LEAST_SIZE_PT.words, companyPt * 0.6);
  const distance = (sizePt + companyPt) / 2 + mmToPt(AIR_MM);
  const full = fullWidthKana(company);
  const line = setLine({
    line: shapeLine(full, space.writing, chain, {}),
    text: full,
    room: { sizePt: companyPt, floorPt, lengthPt: mmToPt(layout.lengthMm) },
    ...space.point(startPt, acrossPt - space.nextLine * distance),
    align: 'start',
    origin: { party, field: 'nameLast' },
  });
  if (full === company) return line;
  const issue: Issue = { code: 'full-width-kana', party, field: 'nameLast', text: full, percent: null };
  return { ...line, issues: [...line.issues, issue] };
}
