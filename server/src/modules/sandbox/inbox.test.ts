import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail, signupForm } from '../../../test/sign-up.ts';

const { visitor } = await testApp();

test('the inbox shows the newest mail first, with its PIN', async () => {
  const [first, second] = [newEmail(), newEmail()];
  for (const email of [first, second]) await visitor().signup({ body: signupForm(email) });
  const { status, text } = await visitor().request({ path: '/sandbox/inbox' });
  expect(status).toBe(200);
  expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
  expect(text).toMatch(/^ {4}\d{6}$/m);
  const link = /href="(\/sandbox\/inbox\/[\w-]+)"/.exec(text)?.[1] ?? '';
  const html = await visitor().request({ path: link });
  expect(html.headers['content-type']).toContain('text/html');
  expect(html.text).toMatch(/>\d{6}</);
});

test('where real mail is sent there is no inbox', async () => {
  const real = await testApp({ environment: { SMTP_URL: 'smtp://localhost:2525' } });
  expect((await real.visitor().request({ path: '/sandbox/inbox' })).status).toBe(404);
});
