import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The files with sentences; `quoted` matches the strings in them that people read. */
const SOURCES = [
  { files: 'web/src/copy/*.ts', quoted: /(['`])(?:(?!\1).)*\1/gs },
  { files: 'server/src/modules/mail/templates/*.ts', quoted: /(['`])(?:(?!\1).)*\1/gs },
  { files: 'content/*.json', quoted: /"[^"]*"/g },
  { files: 'content/{phrases,products}/*.json', quoted: /"[^"]*"/g },
] as const;

/** The spelling of a word that is not ours, and ours. */
const OTHERWISE = [
  [/なお[すしせ]/, '直す'],
  [/えら[ぶびべん]/, '選ぶ'],
  [/もど[すしせ]/, '戻す'],
  [/戻[るりっれ]/, 'もどる'],
] as const;

/** Spec §4 word for word. */
const OF_THE_SPEC = ['編集に戻って写真を選択してください。'];

const sentences = SOURCES.flatMap(({ files, quoted }) =>
  globSync(files, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').match(quoted) ?? []),
);

test.each(OTHERWISE)('no sentence spells a word as %s: ours is %s', (other) => {
  expect(sentences.length).toBeGreaterThan(2000);
  const found = sentences.filter((sentence) => other.test(sentence));
  expect(found.filter((sentence) => !OF_THE_SPEC.some((own) => sentence.includes(own)))).toEqual([]);
});
