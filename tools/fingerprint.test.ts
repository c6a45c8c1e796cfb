import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesBelow, fingerprint } from './fingerprint.mjs';

const part = fc.tuple(fc.string(), fc.string());

test('two lists of parts have the same fingerprint only when they are the same', () => {
  fc.assert(
    fc.property(fc.array(part), fc.array(part), (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(fingerprint(one) === fingerprint(other)).toBe(same);
    }),
  );
});

test('a character moved from one part to the next changes the fingerprint', () => {
  expect(fingerprint([['a', 'bc']])).not.toBe(fingerprint([['ab', 'c']]));
  expect(
    fingerprint([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).not.toBe(
    fingerprint([
      ['a', ''],
      ['c', 'b'],
    ]),
  );
});

test('the files below a folder are all there, sorted, without what is skipped', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ふみ files '));
  for (const name of ['b/c.ts', 'a.ts', 'b/c.test.ts', 'dist/x.ts']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  const found = filesBelow([folder, path.join(folder, 'missing')], /^dist$|\.test\./);
  rmSync(folder, { recursive: true });
  expect(found).toEqual([path.join(folder, 'a.ts'), path.join(folder, 'b/c.ts')]);
});
