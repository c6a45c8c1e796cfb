import { readFileSync } from 'node:fs';
import type { Occasion, PhraseCollection } from '@fumi/domain';

/** The texts to start from that are written for an occasion: content/phrases. */
export const readPhrases = (occasion: Occasion): PhraseCollection =>
  JSON.parse(readFileSync(new URL(`../phrases/${occasion}.json`, import.meta.url), 'utf8'));
