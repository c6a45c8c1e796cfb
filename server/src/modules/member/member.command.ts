import { emailKeyOf } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { deleteDevicesOf } from '../session/known-device.repository.ts';
import { deleteAllSessions, deleteOtherSessions } from '../session/session.repository.ts';
import { findMemberByEmail } from './member.repository.ts';

const USAGE = `usage: npm run fumi -- members sign-out EMAIL | members sign-out --all
Ends the sessions of a member, or of all: they sign in anew. What they have and what they ordered stays.`;

type Tools = {
  readonly context: Pick<Context, 'db' | 'clock' | 'keys'>;
  readonly say: (line: string) => void;
};

async function signOutAll({ context, say }: Tools): Promise<number> {
  say(`${await deleteAllSessions(context.db)} sessions were ended.`);
  return 0;
}

/** Their browsers are forgotten too: who signs in with one of them is told of by mail again. */
async function signOut(email: string, { context, say }: Tools): Promise<number> {
  const member = await findMemberByEmail(context.db, emailKeyOf(email));
  if (member === null) {
    say('Nobody signs in with this address.');
    return 1;
  }
  await context.db.transaction(async (tx) => {
    await deleteOtherSessions(tx, member.code, null);
    await deleteDevicesOf(tx, member.code);
    await noteAudit(tx, context, member.code, 'session-revoke');
  });
  say('The member is signed out everywhere.');
  return 0;
}

/** `members sign-out EMAIL | --all` */
export async function memberCommand(words: readonly string[], tools: Tools): Promise<number> {
  const [verb, whom, ...rest] = words;
  if (verb !== 'sign-out' || !whom || rest.length > 0) {
    tools.say(USAGE);
    return 1;
  }
  return whom === '--all' ? signOutAll(tools) : signOut(whom, tools);
}
