import { expect, test } from 'vitest';
import { pressOf } from './ProofLink.tsx';

const refused = (status: number) => ({
  value: null,
  failure: { kind: 'refused', status, error: { code: 'not_found', message: '' } } as const,
});

test('a press file that the server refuses is not waited for', () => {
  expect(pressOf(null, refused(404))).toBe('refused');
  expect(pressOf('waiting', refused(403))).toBe('refused');
});

test('a press file is waited for while nothing is known, and after failures that may pass', () => {
  expect(pressOf(null, { value: null, failure: null })).toBe('waiting');
  expect(pressOf(null, refused(503))).toBe('waiting');
  expect(pressOf('waiting', { value: null, failure: { kind: 'unreachable' } })).toBe('waiting');
  expect(pressOf('failed', { value: null, failure: null })).toBe('failed');
});
