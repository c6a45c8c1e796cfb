import { invariant } from '../invariant.ts';
import { PHRASE_FIELDS, type PhraseField } from './fields.ts';
import { PHRASE_ROLES, type Phrase, type WordsByRole } from './phrase.ts';
import { type Filling, isPlaceholder, PLACEHOLDERS, type PlaceholderName } from './placeholders.ts';
import { USUAL_VALUES } from './usual-values.data.ts';

type Filled = { readonly text: string; readonly missing: readonly PlaceholderName[] };

const PLACEHOLDER = /\{(\w+)\}/g;

function placeholderNames(template: string): PlaceholderName[] {
  return Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => {
    invariant(isPlaceholder(name), `{${name}} is a placeholder.`);
    return name;
  });
}

function placeholderText(name: PlaceholderName, filling: Filling): string {
  const { text } = PLACEHOLDERS[name];
  const { blank = '' } = filling;
  return text(filling) || (text({ ...filling, values: USUAL_VALUES }) === '' ? '' : blank);
}

/** Fills text without brackets, and lists the placeholders that were empty. */
function fillPlain(template: string, filling: Filling): Filled {
  const missing = placeholderNames(template).filter((name) => placeholderText(name, filling) === '');
  const text = template.replace(PLACEHOLDER, (_, name: PlaceholderName) => placeholderText(name, filling));
  return { text, missing };
}

const INNERMOST = /\[([^[\]]*)\]/;

/**
 * Works off brackets from the inside out: a pair that holds an empty placeholder goes with all that is in it, of any
 * other pair only the two brackets go.
 */
function fillTemplate(template: string, filling: Filling): Filled {
  const [whole, inner] = INNERMOST.exec(template) ?? [];
  if (whole === undefined || inner === undefined) return fillPlain(template, filling);
  const { missing } = fillPlain(inner, filling);
  return fillTemplate(
    template.replace(whole, () => (missing.length > 0 ? '' : inner)),
    filling,
  );
}

/** Lines without blanks at their ends, and without lines that nothing is left of. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

type FilledPhrase = {
  readonly words: WordsByRole;
  /** Fields whose place stays empty until they are filled in. */
  readonly missing: readonly PhraseField[];
};

/**
 * The words of a text, place by place. Where a value is missing its brackets go; a place that cannot do without it
 * stays empty, so that no half sentence is left.
 */
export function fillPhrase(phrase: Phrase, filling: Filling): FilledPhrase {
  const own: Filling = phrase.tone === 'english' ? { ...filling, writing: 'english' } : filling;
  const filled = PHRASE_ROLES.flatMap((role) => {
    const lines = phrase.words[role];
    return lines ? [{ role, ...fillTemplate(lines.join('\n'), own) }] : [];
  });
  const whole = filled.filter(({ missing }) => missing.length === 0);
  const missing = filled.flatMap((part) => part.missing.flatMap((name) => PLACEHOLDERS[name].fields));
  return {
    words: Object.fromEntries(whole.map(({ role, text }) => [role, tidy(text)])),
    missing: [...new Set(missing)],
  };
}

/** The fields that a text asks for, in the order of the table. */
export function fieldsOf(phrase: Phrase): readonly PhraseField[] {
  const template = PHRASE_ROLES.flatMap((role) => phrase.words[role] ?? []).join('\n');
  const asked = new Set<PhraseField>(placeholderNames(template).flatMap((name) => PLACEHOLDERS[name].fields));
  return (Object.keys(PHRASE_FIELDS) as PhraseField[]).filter((field) => asked.has(field));
}
