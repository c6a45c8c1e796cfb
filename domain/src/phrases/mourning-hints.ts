import type { PersonName } from '../address/print-address.ts';
import { monthOf } from '../calendar/era.ts';
import { RELATIONS } from './fields.ts';
import type { Hint, HintCircumstances } from './hint.ts';
import type { HintCheck } from './typed-lines.ts';
import { numberTyped } from './typed-number.ts';

const squeezed = (text: string): string => text.replace(/[\s　]/gu, '');

const isAboutMourning = ({ occasion, isInMourning }: HintCircumstances): boolean =>
  occasion === 'mourning' || isInMourning === true;

/** Last and first name without blanks. */
const fullName = ({ last, first }: PersonName): string => squeezed(last + first);

const NAME_OF_SENTENCE = '([^\\s　が]+(?:[\\s　]+[^\\s　が]+)?)[\\s　]*(?:が|儀)';
/** Longer ones first, so that of 妻の父 not 妻 alone is matched. */
const ANY_RELATION = RELATIONS.toSorted((one, other) => other.length - one.length).join('|');

/** 太郎が 本年十月に, and 去る十月に妻の父 山田 太郎 儀: what says who died. */
const WHO_DIED = ['^[\\s　]*', `(?:${ANY_RELATION})[\\s　]*`].map(
  (before) => new RegExp(before + NAME_OF_SENTENCE, 'gmu'),
);

/** Who signs the picture side: 山田 太郎・花子, and below it 健（五歳）. The last name stands there once. */
function signedNames(names: string): PersonName[] {
  const words = (names.split('\n')[0] ?? '').trim().split(/[\s　・]+/u);
  const last = words.length > 1 ? (words[0] ?? '') : '';
  return names
    .replaceAll(/[（(][^）)]*[）)]/gu, ' ')
    .split(/[\s　・]+/u)
    .filter((first) => first !== '' && first !== last)
    .map((first) => ({ last, first, honorific: '' }));
}

/**
 * The deceased has the name of somebody who writes or is written to; asked about before paying. Given names alone are
 * compared with the senders': the deceased had their last name.
 */
export const nameOfTheLiving: HintCheck = (words, circumstances) => {
  if (!isAboutMourning(circumstances)) return [];
  const { values, recipients } = circumstances;
  const senders = [...circumstances.senders, ...signedNames(words.names ?? '')];
  const told = WHO_DIED.flatMap((pattern) =>
    Array.from((words.message ?? '').matchAll(pattern), ([, name = '']) => name),
  );
  const dead = [values.deceased, values.secondDeceased, ...told]
    .map((name) => squeezed(name ?? ''))
    .filter((name) => name !== '');
  const message = squeezed(words.message ?? '');
  const isNamed = (person: PersonName): boolean => {
    const name = fullName(person);
    const isWhole = squeezed(person.last) !== '' && squeezed(person.first) !== '';
    return isWhole && (dead.includes(name) || message.includes(name));
  };
  const living = [
    ...[...senders, ...recipients].filter(isNamed),
    ...senders.filter(({ first }) => dead.includes(squeezed(first))),
  ];
  return [...new Set(living.map(fullName))].map(
    (found): Hint => ({ rule: 'name-of-the-living', weight: 'confirm', role: 'message', found }),
  );
};

/** So few people are older that a typing error is likelier. */
const OLDEST_AGE = 110;

/** 享年 counts the years lived in and has no 歳; the two counts are explained, nobody is told that they are wrong. */
export const ageHints: HintCheck = (words, circumstances) => {
  if (!isAboutMourning(circumstances)) return [];
  const old = (['deathAge', 'secondDeathAge'] as const)
    .map((field) => numberTyped(field, circumstances.values[field] ?? '') ?? '')
    .filter((age) => Number(age) > OLDEST_AGE);
  const typed = Array.from(
    (words.message ?? '').matchAll(/享年[\s　]*[0-9０-９〇一二三四五六七八九十百]+歳/gu),
  );
  return [
    ...old.map((found): Hint => ({ rule: 'age', weight: 'info', role: 'message', found })),
    ...typed.map(
      ([found]): Hint => ({
        ...{
          rule: 'age-with-years',
          weight: 'info',
          role: 'message',
          found,
          instead: found.replace('歳', ''),
        },
      }),
    ),
  ];
};

/** Who died earlier is named first. */
export const earlierFirst: HintCheck = (_, circumstances) => {
  const { deathMonth = '', secondDeathMonth = '' } = circumstances.values;
  const isTurned = deathMonth !== '' && secondDeathMonth !== '' && secondDeathMonth < deathMonth;
  return isAboutMourning(circumstances) && isTurned
    ? [{ rule: 'earlier-first', weight: 'info', role: 'message', found: '' }]
    : [];
};

/** A mourning card that arrives after this day comes too late: others have posted their New Year's cards. */
const LAST_DAY_OF_DECEMBER = '12-15';

export const lateForMourning: HintCheck = (_, { occasion, arrivesOn }) =>
  occasion === 'mourning' &&
  arrivesOn !== null &&
  (monthOf(arrivesOn) < 3 || arrivesOn.slice(5) > LAST_DAY_OF_DECEMBER)
    ? [{ rule: 'late-for-mourning', weight: 'info', role: null, found: '' }]
    : [];
