import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { memberCommand } from './member.command.ts';

const { context, signedUpMember, visitor, logged } = await testApp();

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await memberCommand(words, { context, say: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

const isSignedIn = async (client: ReturnType<typeof visitor>): Promise<boolean> => {
  const answer = await client.memberGet();
  return answer.ok && answer.value.member !== null;
};

test('a member is signed out everywhere by their address, and nobody else is', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const elsewhere = visitor();
  await elsewhere.memberLogin({
    body: { userName: member.email, password: member.password, rememberMe: true },
  });
  expect((await command('sign-out', member.email.toUpperCase())).code).toBe(0);
  expect([await isSignedIn(member), await isSignedIn(elsewhere), await isSignedIn(other)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(logged.join('')).not.toContain(member.email);
});

test('all are signed out at once, and counted', async () => {
  const members = [await signedUpMember(), await signedUpMember()];
  expect(await command('sign-out', '--all')).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ /) });
  for (const member of members) expect(await isSignedIn(member)).toBe(false);
});

test.each([[[]], [['sign-out']], [['sign-out', 'nobody@example.jp']], [['sign-out', 'a', 'b']]])(
  '%j ends with 1 and a sentence',
  async (words) => {
    expect(await command(...words)).toMatchObject({ code: 1, said: expect.stringMatching(/\w/) });
  },
);
