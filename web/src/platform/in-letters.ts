import { inPhrases } from './in-phrases.ts';

/** Closing phrases of letters break without a particle: よろしく｜お願い｜申し上げます, ありがとう｜ございます. */
const ENDING = /([^\s、。\u200b]{2})(?=申し上げ|お願い|いただ|いたし|ござい|くださ|なりま|どうぞ|よろしく)/g;

/** The words of a card with marks where their lines may break, for what is shown alone. */
export const inLetters = (text: string): string => inPhrases(text).replace(ENDING, '$1\u200b');
