import type { Page } from '@playwright/test';
import { call } from './call.ts';

let people = 0;

/** An address that no other journey of the process has. */
export const newEmail = (): string => `journey-${process.pid}-${++people}@example.jp`;

export const PASSWORD = '雪のふる夜に手紙を書く';

/** The PIN of the newest mail to `email` in the sandbox's inbox. */
export async function mailedPin(page: Page, email: string): Promise<string> {
  const inbox = await (await page.request.get('/sandbox/inbox')).text();
  const mail = inbox.split('<article').find((article) => article.includes(`<dd>${email}</dd>`));
  const pin = /\b(\d{6})\b/.exec(/<pre>([\s\S]*?)<\/pre>/.exec(mail ?? '')?.[1] ?? '')?.[1];
  if (!pin) throw new Error(`No PIN was mailed to ${email}.`);
  return pin;
}

/**
 * Makes the browser of a page that of a new member, whose e-mail it returns, by the calls that the dialog makes: it is
 * walked by hand where signing up itself is what a journey is about.
 */
export async function becomeMember(page: Page, email = newEmail()): Promise<string> {
  const form = { email, password: PASSWORD, notification: true, referral_code: '', site: 1, mode: 2 };
  const { token } = await call<{ token: string }>(page, '/api/signup', form);
  await call(page, '/api/activate', { token, pin: await mailedPin(page, email), mode: 2 });
  return email;
}
