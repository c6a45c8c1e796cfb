import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnusedReact } from './unused-react.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const client = readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

test('of the React that is installed a ninth is left out, and it still exports what it did', () => {
  const left = withoutUnusedReact(client);
  expect(left.length).toBeLessThan(client.length * 0.92);
  const exportsOf = (source: string) => source.match(/^exports\.\w+/gm);
  expect(exportsOf(left)).toEqual(exportsOf(client));
  expect(() => new Function('require', 'exports', left)).not.toThrow();
});

test('a React without one of the functions stops the build', () => {
  expect(() => withoutUnusedReact(client.replace('function useMemoCache(', 'function memoCache('))).toThrow(
    /useMemoCache/,
  );
  expect(() => withoutUnusedReact('')).toThrow(/signals/);
});
