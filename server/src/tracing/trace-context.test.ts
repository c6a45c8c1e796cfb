import { expect, test } from 'vitest';
import { readTraceparent, traceparentOf } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each([
  [`00-${TRACE}-${SPAN}-01`, true],
  [`00-${TRACE}-${SPAN}-00`, false],
  [`00-${TRACE}-${SPAN}-03`, true],
  [`01-${TRACE}-${SPAN}-01-later`, true],
])('%s names a trace', (text, isSampled) => {
  expect(readTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
});

test.each([
  undefined,
  '',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01\nx`,
])('%s names none', (text) => {
  expect(readTraceparent(text)).toBeNull();
});

test('what is written is what is read', () => {
  const written = traceparentOf({ traceId: TRACE, spanId: SPAN, isSampled: true });
  expect(traceparentOf(readTraceparent(written) ?? { traceId: '', spanId: '', isSampled: false })).toBe(
    written,
  );
});
