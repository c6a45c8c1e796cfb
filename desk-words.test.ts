// Words of the desk by the server's names for what they mean, checked against these names.
import { expect, test } from 'vitest';
import { api } from './contract/src/index.ts';
import { PAYMENT_PROVIDERS } from './server/src/adapters/payment.ts';
import { JOBS } from './server/src/jobs/jobs.ts';
import { AUDIT_ACTIONS, DESK_FILES } from './server/src/modules/audit/audit-actions.ts';
import { MAIL_SAMPLES } from './server/src/modules/mail/samples.ts';
import { ACTION_WORDS } from './web/src/copy/desk.ts';
import { PROVIDER_WORDS } from './web/src/copy/desk-day.ts';
import { todayCopy } from './web/src/copy/desk-today.ts';

const auditedCalls = Object.entries(api).flatMap(([name, call]) =>
  'audit' in call && call.audit !== 'none' ? [name] : [],
);

test('calls of the desk are noted in the log', () => {
  expect(auditedCalls).toContain('deskOrderCancel');
});

test.each([
  ['job', todayCopy.jobWords, Object.keys(JOBS)],
  ['mail', todayCopy.mailWords, MAIL_SAMPLES.map(({ kind }) => kind)],
  ['entry of the log', ACTION_WORDS, [...AUDIT_ACTIONS, ...DESK_FILES, ...auditedCalls]],
])('every %s has words at the desk, and no words are of one that is gone', (_what, words, names) => {
  expect(new Set(Object.keys(words))).toEqual(new Set(names));
});

test('every provider that takes money has words at the desk', () => {
  expect(Object.keys(PROVIDER_WORDS)).toEqual(expect.arrayContaining([...PAYMENT_PROVIDERS]));
});
