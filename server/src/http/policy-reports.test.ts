import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';

const { app, logged, clock } = await testApp();

const send = (payload: string, type = 'application/csp-report') =>
  app.inject({ method: 'POST', url: '/policy-reports', headers: { 'content-type': type }, payload });

const lines = () => logged.filter((line) => line.includes('policy stopped'));

beforeEach(() => {
  clock.advance(3_600_000);
  logged.length = 0;
});

const report = (blocked: string, more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://fumi.example/jp/apps/order/normal/T0021/Hanako-secret-book/customer',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'source-file': 'https://fumi.example/assets/index-abc.js',
      ...more,
    },
  });

test('a report becomes a line of the log that says what was stopped and leads to nobody', async () => {
  expect((await send(report('https://evil.example/x.js?token=Hanako'))).statusCode).toBe(204);
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: '/assets/index-abc.js',
  });
  expect(lines().join()).not.toMatch(/Hanako|customer/);
});

test('both forms of reports are read, and the same report is logged once an hour', async () => {
  const body = { effectiveDirective: 'style-src-attr', blockedURL: 'inline', sourceFile: '' };
  const newer = JSON.stringify([{ type: 'csp-violation', url: 'https://fumi.example/x', body }, { body }]);
  await send(newer, 'application/reports+json');
  await send(newer, 'application/reports+json');
  expect(lines()).toHaveLength(1);
  clock.advance(3_600_000);
  await send(newer, 'application/reports+json');
  expect(lines()).toHaveLength(2);
});

test.each([
  ['', 204],
  ['null', 204],
  ['[', 204],
  [JSON.stringify(Array.from({ length: 100 }, () => ({ body: {} }))), 204],
  [report('x'.repeat(20_000)), 413],
])('what is no report is answered and forgotten (%#)', async (payload, status) => {
  expect((await send(payload)).statusCode).toBe(status);
  expect(lines()).toEqual([]);
});

test('thousands of kinds of reports do not fill the log, and no control character reaches it', async () => {
  for (let kind = 0; kind < 200; kind += 1) await send(report(`https://h${kind}.example`));
  expect(lines()).toHaveLength(50);
  clock.advance(3_600_000);
  logged.length = 0;
  await send(report('inline', { 'effective-directive': 'a\nb', 'source-file': 'javascript:1' }));
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ directive: '', blocked: 'inline' });
});
