import { isCompanyName } from '../../address/company-name.ts';
import { HONORIFIC_AT_END, OF_COMPANIES } from '../../address/honorifics.ts';
import type { PersonName } from '../../address/print-address.ts';
import { isBlank } from '../../address/text.ts';
import { isKnownLastName, partByLastName } from './known-last-name.ts';
import { joinLines, LAST_COMMA_FIRST, splitName } from './split.ts';

/** 葵様 → 葵 and 様: on the card the honorific would stand twice. A name that is nothing else stays. */
function withoutHonorific(text: string): { readonly text: string; readonly honorific: string } {
  const found = HONORIFIC_AT_END.exec(text);
  if (!found || found.index === 0) return { text, honorific: '' };
  return { text: text.slice(0, found.index), honorific: found[1] ?? '' };
}

/** People of a household in one cell: 太郎・花子, 太郎＆花子. A katakana name has the dot inside: ジョン・スミス. */
const BETWEEN_NAMES = /[＆&、／/;；・･\n]/u;
const COMMA = /[,，](?!\s*(?:jr|sr|ii|iii|iv)\b)/iu;
const KATAKANA_DOT = /([ァ-ヶー])[・･](?=[ァ-ヶー])/gu;
/** Placeholder for the dot inside a katakana name while a cell is split: a private-use character. */
const DOT = '\ue000';

/** `areFull`: a cell of whole names, where "Yamada, Taro" is one person. */
const splitPeople = (text: string, areFull: boolean): string[] =>
  text
    .replace(KATAKANA_DOT, `$1${DOT}`)
    .split(BETWEEN_NAMES)
    .flatMap((part) => (areFull && LAST_COMMA_FIRST.test(part.trim()) ? [part] : part.split(COMMA)))
    .map((one) => one.replaceAll(DOT, '・').trim())
    .filter((one) => !isBlank(one));

export type ParsedNames = {
  readonly name: PersonName;
  readonly others: readonly PersonName[];
  /** What stood in the place of a name and is a company's, or ''. */
  readonly company: string;
  /** False where the last name was told from the first one by its length alone, or may hold two people. */
  readonly isSure: boolean;
};

type Parted = Pick<PersonName, 'last' | 'first'> & { readonly isSure: boolean };

/** A whole name: by its blank, else by the last names that are known. */
function partFull(text: string): Parted {
  const { last, first } = splitName(text);
  if (first === '') return partByLastName(last) ?? { last, first, isSure: true };
  // 五十嵐 太郎 花子: two people, or one with two blanks.
  return { last, first, isSure: /\p{Script=Latin}/u.test(first) || !/\S\s+\S/u.test(first) };
}

/** A name in one of two cells: parted where it is plainly a whole name, else kept in that cell's field. */
function partOne(text: string, cell: 'last' | 'first'): Parted {
  const parted = partByLastName(text);
  if (parted?.isSure) return parted;
  return { last: '', first: '', [cell]: text, isSure: true };
}

/** One cell or two for somebody's name, which may hold an honorific and others of the household. */
export function readName(last: string, first: string, full: string, honorific: string): ParsedNames {
  const isFull = isBlank(last) && isBlank(first);
  const [own = '', ...others] = splitPeople(isFull ? full : first, isFull);
  const stripped = withoutHonorific(isFull || !isBlank(first) ? own : last);
  const kept = isBlank(honorific) ? stripped.honorific : honorific;
  if ((isFull || isBlank(first)) && namesCompany(stripped.text, kept))
    return {
      name: { last: '', first: '', honorific: kept },
      others: [],
      company: stripped.text,
      isSure: true,
    };
  const { isSure, ...parts } = partsOf(stripped.text, isFull, last, first);
  const name = { ...parts, honorific: kept };
  return { name, others: others.map((one) => readJoint(one, name.last)), company: '', isSure };
}

/** 青葉商事 御中, 株式会社青葉. A person may follow a company behind a blank. */
const namesCompany = (text: string, honorific: string): boolean =>
  text !== '' && (honorific === OF_COMPANIES || (isCompanyName(text) && !/\s/u.test(text)));

function partsOf(text: string, isFull: boolean, last: string, first: string): Parted {
  if (isFull) return partFull(text);
  if (isBlank(first)) return partOne(text, 'last');
  if (isBlank(last)) return partOne(text, 'first');
  return { last, first: text, isSure: true };
}

/** 山田花子 of 山田 is 花子; another last name is parted only where it is a known one. */
function partJoint(text: string, householdLast: string): Pick<PersonName, 'last' | 'first'> {
  const parted = splitName(text);
  if (parted.first !== '') return parted;
  if (householdLast !== '' && text.length > householdLast.length && text.startsWith(householdLast))
    return { last: householdLast, first: text.slice(householdLast.length) };
  const known = partByLastName(text);
  return known?.isSure ? known : parted;
}

/** A joint name: of a wife often the first name alone; the last name of the household is not kept twice. */
export function readJoint(text: string, householdLast: string, honorific = ''): PersonName {
  const stripped = withoutHonorific(text.trim());
  const { last, first } = partJoint(stripped.text, householdLast);
  const kept = isBlank(honorific) ? stripped.honorific : honorific;
  if (first === '') return { last: '', first: last, honorific: kept };
  return { last: last === householdLast ? '' : last, first, honorific: kept };
}

type JointList = {
  readonly names: readonly PersonName[];
  /** False where a blank may part two people or one's last and first name: the customer is to look. */
  readonly isSure: boolean;
};

/** A cell of several joint names. Blanks part them too, unless one of them is a last name. */
function readNames(text: string, householdLast: string): JointList {
  const lists = splitPeople(text, true).map((part): JointList => {
    const words = part.split(/[\s,，]+/u);
    const isLast = (word: string) => word === householdLast || isKnownLastName(word);
    const isOne = words.length < 2 || /[,，]/u.test(part) || words.some(isLast);
    const isSure = !isOne || words.length < 2 || (words.length === 2 && words[0] === householdLast);
    return { names: (isOne ? [part] : words).map((one) => readJoint(one, householdLast)), isSure };
  });
  return { names: lists.flatMap(({ names }) => names), isSure: lists.every(({ isSure }) => isSure) };
}

/** The same with the cell of their honorifics, one for each in their order: 花子/翔 and 様/くん. */
export function readJointList(text: string, householdLast: string, honorifics = ''): JointList {
  const { names, isSure } = readNames(text, householdLast);
  const parts = isBlank(honorifics) ? [] : honorifics.split(BETWEEN_NAMES).map((one) => one.trim());
  if (parts.length !== names.length) return { names, isSure: isSure && parts.length === 0 };
  return { names: names.map((name, at) => ({ ...name, honorific: parts[at] || name.honorific })), isSure };
}

type Work = { readonly company: string; readonly department: string };

/** Where somebody works, with what stood in the place of their name: the company, or its department where it is known. */
export function workOf({ company, department }: Work, named: string): Work {
  if (named === '' || named === company) return { company, department };
  if (isBlank(company)) return { company: named, department };
  return { company, department: joinLines([department, named]) };
}
