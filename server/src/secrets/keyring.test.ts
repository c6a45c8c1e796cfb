import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { KEY_BYTES, keyringOf } from './keyring.ts';
import { openKeyring } from './open-keyring.ts';

const [before, after] = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)];
const old = keyringOf([before]);

test('what was sealed opens in its own row, for its own purpose, and never twice looks the same', () => {
  const sealed = old.seal('operator-totp', 'JBSWY3DP', 'aoi');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(old.unseal('operator-totp', sealed, 'aoi')).toBe('JBSWY3DP');
  expect(old.unseal('operator-totp', sealed, 'mei'), 'moved to another row').toBeNull();
  expect(old.unseal('audit', sealed, 'aoi'), 'for another purpose').toBeNull();
  expect(old.seal('operator-totp', 'JBSWY3DP', 'aoi')).not.toBe(sealed);
});

test.each([0, 9, 20, 40, -1])('a sealed text with a byte changed (%i) does not open', (at) => {
  const sealed = old.seal('operator-totp', 'JBSWY3DP', 'aoi');
  const bytes = Buffer.from(sealed);
  const index = at < 0 ? bytes.length - 2 : at;
  bytes[index] = bytes.readUInt8(index) === 65 ? 66 : 65;
  expect(old.unseal('operator-totp', bytes.toString(), 'aoi')).toBeNull();
});

test.each(['', '.', 'short', 'AAAAAAAA.', 'plain text of before'])('%j opens as nothing', (sealed) => {
  expect(old.unseal('operator-totp', sealed, 'aoi')).toBeNull();
  expect(old.hasSigned('audit', 'x', sealed)).toBe(false);
});

test('a newer key seals, the older one still unseals and verifies until it is taken away', () => {
  const [sealed, signature] = [old.seal('operator-totp', 'JBSWY3DP', 'aoi'), old.sign('audit', 'x')];
  const both = keyringOf([after, before]);
  expect(both.unseal('operator-totp', sealed, 'aoi')).toBe('JBSWY3DP');
  expect([both.isCurrent(sealed), both.isCurrent(both.seal('operator-totp', 'x', ''))]).toEqual([
    false,
    true,
  ]);
  expect(both.hasSigned('audit', 'x', signature)).toBe(true);
  expect(both.hasSigned('audit', 'y', signature)).toBe(false);
  const newest = keyringOf([after]);
  expect(newest.unseal('operator-totp', sealed, 'aoi')).toBeNull();
  expect(newest.hasSigned('audit', 'x', signature)).toBe(false);
});

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-keys-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a shop without configuration makes a key once, which nobody else may read', () => {
  const first = openKeyring({ secretKeys: null, dataDir });
  const sealed = first.seal('operator-totp', 'x', '');
  expect(openKeyring({ secretKeys: null, dataDir }).unseal('operator-totp', sealed, '')).toBe('x');
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  const configured = openKeyring({ secretKeys: after.toString('base64'), dataDir });
  expect(configured.unseal('operator-totp', sealed, ''), 'another key').toBeNull();
});

test('a shop whose data folder is not there yet makes it for its key', () => {
  const made = path.join(dataDir, 'of-a-shop/data');
  openKeyring({ secretKeys: null, dataDir: made });
  expect(readdirSync(made)).toEqual(['secret.key']);
});

test('a damaged key stops the start with a sentence, and is not replaced', () => {
  writeFileSync(path.join(dataDir, 'secret.key'), 'half');
  expect(() => openKeyring({ secretKeys: null, dataDir })).toThrow(/secret\.key holds no key/);
});
