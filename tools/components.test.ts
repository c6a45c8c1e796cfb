import { expect, test } from 'vitest';
import { billOfMaterials, lockedComponents } from './components.ts';

const components = lockedComponents();

/** Licences under which a shop may be run and passed on with its notices; those of libraries that stay apart too. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  // Only the packages' own files must stay open: lightningcss, and what builds use.
  'MPL-2.0',
  // libvips, a shared library beside sharp that anybody may replace.
  'LGPL-3.0-or-later',
  // The decoder of HEIC: files of its own in the browser, handed out with their notice where it is switched on (ADR 90).
  'LGPL-3.0',
]);

/** The lock file names no licence; their LICENSE or Readme says MIT. The shop itself uses none of them. */
const SAYS_MIT = ['busboy', 'dicer', 'humanize-number', 'only', 'png-js', 'streamsearch'];

/** Whether an SPDX expression is allowed: one side of OR, all of AND. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((side) => side.split(' AND ').every((word) => ALLOWED.has(word)));
}

test('everything that is locked comes under a licence of the list', () => {
  const wrong = components.filter(({ name, licence }) =>
    licence === null ? !SAYS_MIT.includes(name) : !isAllowed(licence),
  );
  expect(wrong).toEqual([]);
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN x', ''])(
  '%s would be refused',
  (expression) => expect(isAllowed(expression)).toBe(false),
);

test('everything that is locked is checked by its digest at installing', () => {
  expect(components.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the bill of materials has every package and version once, with what scanners look for', () => {
  const bill = billOfMaterials(components);
  expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(bill.components.find(({ name }) => name === '@fastify/cookie')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d+\.\d+\.\d+$/),
    scope: 'required',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  expect(bill.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded');
});
