// What the documents say about the code, checked against the code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { capacityTable } from './bench/capacity.ts';
import { layoutTable } from './domain/src/index.ts';
import { environment } from './server/src/settings/environment.ts';
import { settingRows, settingsTable } from './server/src/settings/settings-table.ts';
import { filesIn } from './tools/source-files.ts';

const root = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const readmes = ['README.md', 'README.ja.md'];
const pages = [
  ...readmes,
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/address-books.md',
  'docs/capacity.md',
  'docs/configuration.md',
  'docs/faults.md',
  'docs/orchestration.md',
  'docs/asvs.md',
  'docs/attacks.md',
  'docs/protection.md',
  'docs/security.md',
  'docs/glossary.md',
  ...decisions,
];

test.each(pages)('%s links to and shows only files that exist', (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(page), target),
  );
  expect(targets.filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
});

test('the inventory of cryptography names every file of the server that uses some', () => {
  const inventory = read('docs/protection.md');
  const using = tracked.filter(
    (file) =>
      /^server\/src\/.*(?<!\.test)\.ts$/.test(file) &&
      /from '(node:crypto|@node-rs\/argon2)'/.test(read(file)) &&
      !inventory.includes(`\`${file}\``),
  );
  expect(using).toEqual([]);
});

const attacks = [...read('docs/attacks.md').matchAll(/^\| (.+) \| `(.+)` \| (.+) \|$/gm)].map(
  ([, found = '', file = '', words = '']) => [found, file, words] as const,
);

test.each(attacks)('“%s” is still attacked by its test', (_, file, words) => {
  expect(read(file)).toContain(words);
});

test('every row of what was found by attack names a test', () => {
  const rows = read('docs/attacks.md').match(/^\|/gm) ?? [];
  expect(attacks.length).toBe(rows.length - 2);
});

/** Decisions that a later one replaces keep the words of their day. */
const superseded = decisions.flatMap((page) =>
  [...read(page).matchAll(/^Accepted.*Supersedes (.*)$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, name = '']) => `docs/decisions/${name}`),
  ),
);
const inForce = [...pages, 'docs/mails.md', 'docs/operations.md', 'docs/printing.md'].filter(
  (page) => !superseded.includes(page),
);
const tracked = filesIn(root);
const folders = new Set(tracked.map((file) => file.replace(/\/.*/, '')));
const code = tracked
  .filter((file) => /\.(tsx?|mjs|css|json|sql)$/.test(file) && !/^content\/zip|lock\.json$/.test(file))
  .map(read)
  .join('\n');

const isFile = (word: string) => /^\w[\w.-]*\.(tsx?|mjs)$/.test(word);
/** A path of the repository; files in dist/ are not there before a build. */
const isPath = (word: string) =>
  !/\/dist\//.test(word) && /^[\w.-]+(\/[\w.*{}-]*)+$/.test(word) && folders.has(word.replace(/\/.*/, ''));
const isName = (word: string) => /^[A-Za-z][A-Za-z0-9]*[a-z][A-Z][A-Za-z0-9]*$/.test(word);

function isThere(word: string): boolean {
  if (!isFile(word) && !isPath(word)) return new RegExp(`\\b${word}\\b`).test(code);
  // `{year}` and `*` stand for any name.
  const pattern = word
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/\{\w+\}|\*/g, '[^/]+');
  return tracked.some((file) => new RegExp(`(^|/)${pattern}($|/)`).test(file));
}

test.each(inForce)('%s names only files and identifiers that are there', (page) => {
  // What a decision found is history; what it decided holds.
  const text = read(page).split('\n## Decision').at(-1) ?? '';
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const checked = words.filter((word) => isFile(word) || isPath(word) || isName(word));
  expect(checked.filter((word) => !isThere(word))).toEqual([]);
});

test('the reference of the configuration is what the schema says', () => {
  expect(read('docs/configuration.md')).toContain(settingsTable());
});

test('the table of capacity is what the simulation says', () => {
  expect(read('docs/capacity.md')).toContain(capacityTable());
});

test('.env.example shows every setting once, with its default or its example', () => {
  const shown = [...read('.env.example').matchAll(/^#([A-Z][A-Z_]+)=(.*)$/gm)];
  const rows = new Map(settingRows().map((row) => [row.name, row]));
  expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(rows.keys()));
  expect(shown).toHaveLength(rows.size);
  const wrong = shown.filter(([, name = '', value = '']) => {
    const row = rows.get(name);
    return value !== row?.defaultValue && value !== row?.example;
  });
  expect(wrong.map(([line]) => line)).toEqual([]);
});

test('every example of a setting is one that the server takes', () => {
  const given = settingRows().map(({ name, example }) => [name, example]);
  expect(() =>
    environment.parse(Object.fromEntries(given.filter(([, value]) => value !== ''))),
  ).not.toThrow();
});

test('every variable that the server reads is in both READMEs', () => {
  const inReadme = (name: string) =>
    name.replace(/^IDENTITY_[A-Z]+_/, '…_').replace('…_ISSUER', 'IDENTITY_<NAME>_ISSUER');
  for (const readme of readmes)
    expect(settingRows().filter(({ name }) => !read(readme).includes(`\`${inReadme(name)}\``))).toEqual([]);
});

test('the READMEs tell the same in both languages', () => {
  const shape = (page: string) => ({
    headings: read(page).match(/^#+ /gm),
    rows: read(page)
      .match(/^\| ?[`[][^|]*/gm)
      ?.map((row) => row.trim()),
    images: read(page)
      .match(/!\[[^\]]*\]\([^)]+\)/g)
      ?.map((image) => image.replace(/\[.*\]/, '')),
  });
  expect(shape('README.ja.md')).toEqual(shape('README.md'));
});

test('the glossary names identifiers that the code uses', () => {
  const cells = read('docs/glossary.md')
    .split('\n')
    .map((row) => row.split('|')[3] ?? '');
  const words = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(code))).toEqual([]);
});

test.each(decisions)('%s is a page of Context, Decision, Consequences', (page) => {
  const text = read(page);
  expect(text.match(/^## .*/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  expect(text.split('\n').length).toBeLessThanOrEqual(41);
});

test('decisions are numbered once', () => {
  const numbers = decisions.map((page) => path.basename(page).slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
});

/** ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2. */
test('the table of ASVS has a row for each requirement, none of them empty', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(new Set(rows.map(([, number]) => number)).size).toBe(253);
  expect(rows.filter(([, , level]) => level === '1')).toHaveLength(70);
  const states = ['met', 'in part', 'not met', 'operator', 'n/a'];
  const wrong = rows.filter(([, , , asked, state = '', how]) => !asked || !how || !states.includes(state));
  expect(wrong).toEqual([]);
});

test('the table of programs says what is read of their files', () => {
  expect(read('docs/address-books.md')).toContain(layoutTable());
});

test('the table of faults names tests that are there', () => {
  const tests = tracked
    .filter((file) => file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const names = [...read('docs/faults.md').matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
