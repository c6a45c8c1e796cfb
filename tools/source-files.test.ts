import { expect, test } from 'vitest';
import { findCycle, importsOf, packageOf, quantile, targetOf } from './source-files.ts';

test('every kind of import is seen, and none in a comment', () => {
  const text = [
    "import fs from 'node:fs'; // import x from 'comment'",
    'import {\n  a,\n} from "./a.ts";',
    "import type { T } from '@scope/name/part';",
    "export { b } from '../b.ts';",
    "import './style.css';",
    "const url = 'https://example.com/'; const lazy = () => import('./lazy.ts');",
    "/* import y from 'block' */",
  ].join('\n');
  expect(importsOf('x/y.ts', text).map(({ from: _, ...seen }) => Object.values(seen))).toEqual([
    ['node:fs', false, false],
    ['./a.ts', false, false],
    ['@scope/name/part', true, false],
    ['../b.ts', false, false],
    ['./style.css', false, false],
    ['./lazy.ts', false, true],
  ]);
});

test('a relative import names a file, a package import its package', () => {
  const from = 'web/src/ui/Button.tsx';
  expect(targetOf({ from, specifier: '../copy/ja.ts' })).toBe('web/src/copy/ja.ts');
  expect(targetOf({ from, specifier: './icon.svg?raw' })).toBe('web/src/ui/icon.svg');
  expect(targetOf({ from, specifier: 'react' })).toBeNull();
  expect(packageOf('@fumi/print/svg')).toBe('@fumi/print');
  expect(packageOf('pg/lib/client')).toBe('pg');
});

test('a circle of imports is found and told as the files on it', () => {
  const straight = { a: ['b', 'c'], b: ['c'], c: [] };
  expect(findCycle(new Map(Object.entries(straight)))).toBeNull();
  expect(findCycle(new Map(Object.entries({ ...straight, c: ['b'] })))).toEqual(['b', 'c', 'b']);
});

test('the median of the lines is the middle one', () => {
  expect(quantile([9, 1, 5], 0.5)).toBe(5);
  expect(quantile([], 0.5)).toBe(0);
});
