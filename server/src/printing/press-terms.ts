import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { invariant } from '@fumi/domain';
import type { Conformance, OutputIntent } from '@fumi/print/pdf';

/** What the printer asks of a press file: content/color/press.json. */
export type PressTerms = {
  /** X-4 keeps pictures as they are; X-1a flattens them and converts them to the printer's inks. */
  readonly conformance: Conformance;
  /** Embedded fonts, or outlines for presses that take none. */
  readonly text: 'fonts' | 'outlines';
  /** Side of the sheet that the top of a portrait page lies on. */
  readonly portraitTop: 'left' | 'right';
  readonly outputIntent: OutputIntent;
  readonly profileFile: string;
};

type TermsFile = {
  readonly conformance: string;
  readonly text: string;
  readonly portrait_top: string;
  readonly output_intent: { readonly identifier: string; readonly info: string; readonly profile: string };
};

/** One of the words that are known; a misspelt one must not quietly print otherwise. */
function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((known) => known === word);
  invariant(found, `content/color/press.json says ${word} where one of ${words.join(', ')} is known.`);
  return found;
}

/** Reads the terms when a process that prints starts. */
export function readPressTerms(contentFolder: string): PressTerms {
  const folder = path.join(contentFolder, 'color');
  const file = JSON.parse(readFileSync(path.join(folder, 'press.json'), 'utf8')) as TermsFile;
  const { identifier, info, profile } = file.output_intent;
  const profileFile = path.join(folder, profile);
  return {
    conformance: oneOf(['X-4', 'X-1a'], file.conformance),
    text: oneOf(['fonts', 'outlines'], file.text),
    portraitTop: oneOf(['left', 'right'], file.portrait_top),
    outputIntent: { identifier, info, deflatedProfile: deflateSync(readFileSync(profileFile)) },
    profileFile,
  };
}
