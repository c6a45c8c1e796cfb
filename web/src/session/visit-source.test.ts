import { expect, test } from 'vitest';
import { rememberVisitSourceScript } from './visit-source.ts';

/** Runs the script as a page would; answers what it keeps. */
function visit(search: string): string[] {
  const kept: string[] = [];
  const sessionStorage = { setItem: (_: string, value: string) => kept.push(value) };
  new Function('location', 'sessionStorage', rememberVisitSourceScript())({ search }, sessionStorage);
  return kept;
}

test.each([
  ['?from=smartpass', ['smartpass']],
  ['?a=1&from=smart%20pass&b=2', ['smart pass']],
  ['', []],
  ['?notfrom=x', []],
  ['?from=%E0%A4%A', []],
])('of %s the visit remembers %j', (search, kept) => {
  expect(visit(search)).toEqual(kept);
});
