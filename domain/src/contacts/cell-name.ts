import { HONORIFIC_AT_END } from '../address/honorifics.ts';
import { variantKey } from '../address/look-alikes.ts';
import type { PersonName } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { LAST_NAMES } from './last-names.data.ts';
import { LAST_COMMA_FIRST, splitName } from './split.ts';

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
/** Stands for such a dot meanwhile; no name has it. */
const DOT = '\ue000';

/** `areFull`: a cell of whole names, where "Yamada, Taro" is one person. */
const splitPeople = (text: string, areFull: boolean): string[] =>
  text
    .replace(KATAKANA_DOT, `$1${DOT}`)
    .split(BETWEEN_NAMES)
    .flatMap((part) => (areFull && LAST_COMMA_FIRST.test(part.trim()) ? [part] : part.split(COMMA)))
    .map((one) => one.replaceAll(DOT, '・').trim())
    .filter((one) => !isBlank(one));

export type Household = { readonly name: PersonName; readonly others: readonly PersonName[] };

/** One cell or two for somebody's name, which may hold an honorific and others of the household. */
export function readName(last: string, first: string, full: string, honorific: string): Household {
  const isFull = isBlank(last) && isBlank(first);
  const [own = '', ...others] = splitPeople(isFull ? full : first, isFull);
  const stripped = withoutHonorific(isFull || !isBlank(first) ? own : last);
  const parts = isFull
    ? splitName(stripped.text)
    : isBlank(first)
      ? { last: stripped.text, first }
      : { last, first: stripped.text };
  const name = { ...parts, honorific: isBlank(honorific) ? stripped.honorific : honorific };
  return { name, others: others.map((one) => readJoint(one, name.last)) };
}

/** A joint name: of a wife often the first name alone; the last name of the household is not kept twice. */
export function readJoint(text: string, householdLast: string, honorific = ''): PersonName {
  const stripped = withoutHonorific(text.trim());
  const { last, first } = splitName(stripped.text);
  const kept = isBlank(honorific) ? stripped.honorific : honorific;
  if (first === '') return { last: '', first: last, honorific: kept };
  return { last: last === householdLast ? '' : last, first, honorific: kept };
}

const KNOWN_LAST_NAMES: ReadonlySet<string> = new Set(LAST_NAMES.map(variantKey));

type JointList = {
  readonly names: readonly PersonName[];
  /** False where a blank may part two people or one's last and first name: the customer is to look. */
  readonly isSure: boolean;
};

/** A cell of several joint names. Blanks part them too, unless one of them is a last name. */
function readNames(text: string, householdLast: string): JointList {
  const lists = splitPeople(text, true).map((part): JointList => {
    const words = part.split(/[\s,，]+/u);
    const isLast = (word: string) => word === householdLast || KNOWN_LAST_NAMES.has(variantKey(word));
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
