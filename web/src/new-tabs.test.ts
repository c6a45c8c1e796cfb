import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
/** An element that opens a new tab, with all that stands in it. */
const OPENS_A_TAB = /<a\b(?:(?!<\/a>).)*?target="_blank".*?<\/a>/gs;

test('every link for customers that opens a new tab says so', () => {
  const files = globSync('**/*.tsx', { cwd: SRC }).filter((file) => !file.startsWith('desk'));
  const links = files.flatMap((file) =>
    [...readFileSync(path.join(SRC, file), 'utf8').matchAll(OPENS_A_TAB)].map(([link]) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter(({ link }) => !link.includes('shellCopy.newTab'))).toEqual([]);
});
