import {
  type BookTexts,
  type CardTextType,
  type Filling,
  fillPhrase,
  isBlank,
  PHRASE_ROLES,
  type Phrase,
  type PhraseRole,
  USUAL_VALUES,
  type WordsByRole,
} from '@fumi/domain';
import type { TextPlace } from './placed-text.ts';
import { arrangedIn, bodyIn, headingIn, roomOf } from './room.ts';

const TYPES: Readonly<Record<PhraseRole, CardTextType>> = {
  headline: 'HEADLINE',
  greeting: 'GREETING',
  message: 'MESSAGE',
  date: 'DATE',
  names: 'NAMES',
  address: 'ADDRESS',
};

/** The words of a card by the roles that phrases have. */
export const wordsByRole = (textOf: (type: CardTextType) => string): WordsByRole =>
  Object.fromEntries(PHRASE_ROLES.map((role) => [role, textOf(TYPES[role])]));

/** How the words of a role are broken into lines, before lines are joined to fit. */
const SET: Readonly<Partial<Record<PhraseRole, typeof bodyIn>>> = {
  headline: headingIn,
  greeting: headingIn,
  message: bodyIn,
};

type Place = Omit<TextPlace, 'z'>;

/**
 * The words of a phrase in the places of a design, broken into the lines that each place holds. A headline without a
 * place takes the greeting's if the phrase has no greeting; other words without a place are left out. A greeting never
 * takes a headline's place: a design with a headline announces news there, and its greeting is part of the art.
 * `fits` says whether all placed words have room.
 */
export function placedWords(
  words: WordsByRole,
  places: readonly Place[],
): { readonly texts: BookTexts; readonly fits: boolean } {
  const at = (type: CardTextType) => places.find((place) => place.type === type);
  const placeOf = (role: PhraseRole): Place | undefined => {
    const takesGreetings = role === 'headline' && words.greeting === undefined;
    return at(TYPES[role]) ?? (takesGreetings ? at(TYPES.greeting) : undefined);
  };
  const placed = PHRASE_ROLES.flatMap((role) => {
    const [phrase, place] = [words[role], placeOf(role)];
    if (phrase === undefined || !place) return [];
    const text = SET[role]?.(place, phrase) ?? phrase;
    return [{ type: place.type, text, arranged: arrangedIn(roomOf(place), text) }];
  });
  return {
    texts: Object.fromEntries(placed.map(({ type, text, arranged }) => [type, arranged ?? text])),
    fits: placed.every(({ arranged }) => arranged !== null),
  };
}

/** Roles that hold what the customer fills in: without a place for them it would be lost unnoticed. */
const SAID: readonly PhraseRole[] = ['message', 'names', 'address'];

/**
 * Whether a text may be offered for a design: it has a place for what the text says, and there is room for all of it
 * with what people usually have in the fields that nobody has filled in yet. Nobody reads English down a card.
 */
export function hasRoomFor(phrase: Phrase, filling: Filling, places: readonly Place[]): boolean {
  const isDown = places.some(({ look }) => look?.writing === 'vertical');
  const saysIt = SAID.every(
    (role) => (role !== 'message' && !phrase.words[role]) || places.some(({ type }) => type === TYPES[role]),
  );
  if (!saysIt || (phrase.tone === 'english' && isDown)) return false;
  const typed = Object.entries(filling.values).filter(([, value]) => !isBlank(value));
  const values = { ...USUAL_VALUES, ...Object.fromEntries(typed) };
  return placedWords(fillPhrase(phrase, { ...filling, values }).words, places).fits;
}

/** The role of the words in a place of this type; undefined for a link, which no phrase has. */
export const roleOf = (type: CardTextType): PhraseRole | undefined =>
  PHRASE_ROLES.find((role) => TYPES[role] === type);
