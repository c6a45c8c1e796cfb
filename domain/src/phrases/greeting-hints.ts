import type { Hint } from './hint.ts';
import { NEW_YEAR_GREETINGS, SHORT_GREETING } from './hint-words.data.ts';
import { type HintCheck, sentencesIn, type TypedText } from './typed-lines.ts';

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

const greetingsIn = (text: string): string[] => [
  ...Array.from(text.matchAll(NEW_YEAR_GREETINGS), ([greeting]) => greeting),
  ...linesOf(text).filter((line) => SHORT_GREETING.test(line) && !line.match(NEW_YEAR_GREETINGS)),
];

/** A card has one greeting, drawn or typed; another one in Latin letters beside it is common. */
export const twoGreetings: HintCheck = (words, circumstances) => {
  if (circumstances.occasion !== 'new-year') return [];
  const drawn = circumstances.drawn.map((text): Pick<TypedText, 'text'> & { role: null } => ({
    role: null,
    text,
  }));
  const all = [...drawn, ...sentencesIn(words, circumstances)].flatMap(({ role, text }) =>
    greetingsIn(text).map((found): Hint => ({ rule: 'two-greetings', weight: 'hint', role, found })),
  );
  return all.slice(1, 2);
};

/** 賀正 and 寿 have no word of respect: seniors feel them as casual. */
export const shortGreeting: HintCheck = (words, { occasion, drawn, recipients, isToSeniors }) => {
  const hasSeniors = isToSeniors === true || recipients.some(({ honorific }) => honorific === '先生');
  if (occasion !== 'new-year' || !hasSeniors) return [];
  const typed = [words.headline, words.greeting].flatMap((text) => linesOf(text ?? ''));
  const found = [...typed, ...drawn].find((line) => SHORT_GREETING.test(line));
  return found === undefined ? [] : [{ rule: 'short-greeting', weight: 'info', role: null, found }];
};
