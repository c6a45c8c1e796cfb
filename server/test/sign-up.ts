import type { Client } from '@fumi/contract/client';
import type { Context } from '../src/context.ts';
import { latestMails } from '../src/modules/mail/mail.repository.ts';
import type { TestClient } from './test-client.ts';

export const TEST_PASSWORD = '雪のふる夜に手紙を書く';

export type SignedUp = TestClient & {
  readonly email: string;
  readonly password: string;
  /** The member as the wire shows it. */
  readonly member: { readonly code: string; readonly referralCode: string };
};

let count = 0;

/** An address that no other test of the file has. */
export const newEmail = (): string => `hanako${++count}@example.jp`;

/** The PIN of the newest sign-up mail to an address. */
export async function pinMailedTo(context: Context, email: string): Promise<string> {
  const mails = await latestMails(context.db, 1000);
  const mail = mails.find(({ recipient, kind }) => recipient === email && kind === 'signup-pin');
  const pin = /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
  if (!pin) throw new Error(`No PIN was mailed to ${email}.`);
  return pin;
}

export const signupForm = (email: string, password = TEST_PASSWORD) => ({
  email,
  password,
  notification: true,
  referralCode: '',
  site: 1,
  mode: 2,
});

/** The PIN of the newest mail in the sandbox's inbox. */
async function pinInInbox(origin: string): Promise<string> {
  const inbox = await (await fetch(`${origin}/sandbox/inbox`)).text();
  const id = /\/sandbox\/inbox\/([\w-]+)/.exec(inbox)?.[1];
  return />(\d{6})</.exec(await (await fetch(`${origin}/sandbox/inbox/${id}`)).text())?.[1] ?? '';
}

/** Signs up at a shop that is a process of its own. */
export async function signUpByInbox(client: Client, origin: string, email: string): Promise<void> {
  const signedUp = await client.signup({ body: signupForm(email) });
  if (!signedUp.ok) throw new Error(JSON.stringify(signedUp.error));
  const pin = await pinInInbox(origin);
  const activated = await client.activate({ body: { token: signedUp.value.token, pin, mode: 2 } });
  if (!activated.ok) throw new Error(JSON.stringify(activated.error));
}

/** Signs up by the PIN of the mail, as everybody does. */
export async function signUp(
  client: TestClient,
  context: Context,
  email = newEmail(),
  password = TEST_PASSWORD,
): Promise<SignedUp> {
  const started = await client.signup({ body: signupForm(email, password) });
  if (!started.ok) throw new Error(`The sign-up was refused: ${JSON.stringify(started.error)}`);
  const pin = await pinMailedTo(context, email);
  const activated = await client.activate({ body: { token: started.value.token, pin, mode: 2 } });
  if (!activated.ok) throw new Error(`The PIN was refused: ${JSON.stringify(activated.error)}`);
  return { ...client, email, password, member: activated.value.member };
}
