import { ROLES, type Role } from '@fumi/domain';
import type { Ask } from '../../terminal.ts';
import { deleteOperatorSessions, listOperators } from './operator.repository.ts';
import { addOperator, type OperatorProblem, type OperatorTools, removeOperator } from './operator.service.ts';
import { beginShift, mayChangeOperators } from './operator-session.service.ts';
import { newTotpSecret, otpauthUri } from './totp.ts';

/** Where a shell holds the token of who has signed in. */
export const OPERATOR_VARIABLE = 'FUMI_OPERATOR';

const USAGE = `usage: npm run fumi -- operator add NAME [${ROLES.join(' | ')}] | list | remove NAME | sign-in NAME | sign-out NAME [--everywhere]
Who is added without a role is an owner.`;

/** What is said to who has not signed in. */
export const SIGN_IN_FIRST = 'Sign in first: npm run fumi -- operator sign-in NAME';

const PROBLEMS: Readonly<Record<OperatorProblem, string>> = {
  name: 'A name has 2 to 40 small letters, digits, dots and hyphens, and begins with a letter.',
  password: 'A password has 15 characters at least, and is none that everybody tries.',
  code: 'That is not the code that the app shows now. Nothing was kept.',
  taken: 'There is an operator of this name already.',
};

type OperatorCommandTools = OperatorTools & {
  readonly ask: Ask;
  readonly say: (line: string) => void;
  /** Of who has signed in in this shell. */
  readonly token: string | undefined;
};

const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word);

async function add(name: string, role: Role, tools: OperatorCommandTools): Promise<number> {
  const totpSecret = newTotpSecret();
  const password = await tools.ask('Password (15 characters at least): ', { isSecret: true });
  tools.say('Add this to an authenticator app, by hand or as a picture:');
  tools.say(`  ${totpSecret}\n  ${otpauthUri(name, totpSecret)}`);
  const code = await tools.ask('The six digits that it shows: ', { isSecret: false });
  const added = await addOperator(tools, { name, role, password, totpSecret, code: code.trim() });
  tools.say(added.ok ? `${name} may sign in with password and code, as ${role}.` : PROBLEMS[added.error]);
  return added.ok ? 0 : 1;
}

async function signIn(name: string, tools: OperatorCommandTools): Promise<number> {
  const password = await tools.ask('Password: ', { isSecret: true });
  const code = await tools.ask('The six digits of the app: ', { isSecret: false });
  const token = await beginShift(tools, { name, password, code: code.trim() });
  tools.say(
    token === null
      ? 'Name, password and code do not fit, or have been tried too often.'
      : `For eight hours, in this shell:\n  export ${OPERATOR_VARIABLE}=${token}`,
  );
  return token === null ? 1 : 0;
}

/** `operator add NAME [ROLE] | list | remove NAME | sign-in NAME | sign-out NAME [--everywhere]` */
export async function operatorCommand(
  words: readonly string[],
  tools: OperatorCommandTools,
): Promise<number> {
  const [verb, name, role = 'owner'] = words;
  const isChange = (verb === 'add' || verb === 'remove') && name;
  if (isChange && !(await mayChangeOperators(tools, ['operator', ...words], tools.token))) {
    tools.say(SIGN_IN_FIRST);
    return 1;
  }
  if (verb === 'add' && name && isRole(role)) return add(name, role, tools);
  if (verb === 'list') {
    for (const row of await listOperators(tools.db)) {
      tools.say(`${row.name}  ${row.role}  since ${row.createdAt.toISOString().slice(0, 10)}`);
    }
    return 0;
  }
  if (verb === 'remove' && name) {
    const wasThere = await removeOperator(tools, name);
    tools.say(wasThere ? `${name} may not sign in any more.` : 'There is no operator of this name.');
    return wasThere ? 0 : 1;
  }
  if (verb === 'sign-in' && name) return signIn(name, tools);
  if (verb === 'sign-out' && name) {
    await deleteOperatorSessions(tools.db, name, { isEverywhere: words.includes('--everywhere') });
    return 0;
  }
  tools.say(USAGE);
  return 1;
}
