import type { Page } from '@playwright/test';

let people = 0;

/** An address that no other journey of the process has. */
export const newEmail = (): string => `journey-${process.pid}-${++people}@example.jp`;

export const PASSWORD = '雪のふる夜に手紙を書く';

/** Every call of the shop's own pages carries it. */
const headers = { 'x-requested-with': 'fumi' };

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** The PIN of the newest mail to `email` in the sandbox's inbox. */
async function mailedPin(page: Page, email: string): Promise<string> {
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
  const { token } = (await post(page, '/api/signup', form)) as { token: string };
  await post(page, '/api/activate', { token, pin: await mailedPin(page, email), mode: 2 });
  return email;
}
