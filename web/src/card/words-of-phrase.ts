import {
  type BookTexts,
  type CardTextType,
  PHRASE_ROLES,
  type PhraseRole,
  type WordsByRole,
} from '@fumi/domain';
import { arrangedIn, roomOf } from '@fumi/print';
import type { WordsPlace } from './kit-art.ts';

const TYPES: Readonly<Record<PhraseRole, CardTextType>> = {
  headline: 'HEADLINE',
  greeting: 'GREETING',
  message: 'MESSAGE',
  date: 'DATE',
  names: 'NAMES',
  address: 'ADDRESS',
};

/** What a card says by the roles of texts to start from. */
export const wordsByRole = (textOf: (type: CardTextType) => string): WordsByRole =>
  Object.fromEntries(PHRASE_ROLES.map((role) => [role, textOf(TYPES[role])]));

type Place = Pick<WordsPlace, 'type' | 'box' | 'look'>;

/**
 * The words of a text in the places that a design has for them, in as many lines as they hold. A greeting without a
 * place of its own stands where the headline does, and the other way round; what has no place at all is left out.
 * `fits` says whether all of them have room.
 */
export function placedWords(
  words: WordsByRole,
  places: readonly Place[],
): { readonly texts: BookTexts; readonly fits: boolean } {
  const at = (type: CardTextType) => places.find((place) => place.type === type);
  const placeOf = (role: PhraseRole): Place | undefined => {
    const other = role === 'greeting' ? 'headline' : role === 'headline' ? 'greeting' : null;
    return at(TYPES[role]) ?? (other && words[other] === undefined ? at(TYPES[other]) : undefined);
  };
  const placed = PHRASE_ROLES.flatMap((role) => {
    const [text, place] = [words[role], placeOf(role)];
    if (text === undefined || !place) return [];
    return [{ type: place.type, text, arranged: arrangedIn(roomOf(place), text) }];
  });
  return {
    texts: Object.fromEntries(placed.map(({ type, text, arranged }) => [type, arranged ?? text])),
    fits: placed.every(({ arranged }) => arranged !== null),
  };
}

/** Of the place of a type. */
export const roleOf = (type: CardTextType): PhraseRole | undefined =>
  PHRASE_ROLES.find((role) => TYPES[role] === type);
