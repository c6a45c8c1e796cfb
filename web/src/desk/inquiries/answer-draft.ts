import { keep, recall } from '../../platform/storage.ts';

/* An answer that was not sent, in session storage until it is sent or its author signs out: words about customers must
   not outlive the tab. */

const KEY = 'fumi-desk-answer';

type Draft = { readonly number: string; readonly words: string };

function readDrafts(): Draft[] {
  try {
    const kept: unknown = JSON.parse(recall('sessionStorage', KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each?.words === 'string') : [];
  } catch {
    return [];
  }
}

/** What somebody has begun to answer to an inquiry; empty where nothing is kept. */
export const recallAnswer = (number: string): string =>
  readDrafts().find((draft) => draft.number === number)?.words ?? '';

/** Keeps what is typed; empty words are forgotten. */
export function keepAnswer(number: string, words: string): void {
  const others = readDrafts().filter((draft) => draft.number !== number);
  const drafts = words === '' ? others : [...others, { number, words }];
  keep('sessionStorage', KEY, drafts.length === 0 ? null : JSON.stringify(drafts));
}

/** Forgets all answers at sign-out: the next person at this tab must not read them. */
export const forgetAnswers = (): void => keep('sessionStorage', KEY, null);
