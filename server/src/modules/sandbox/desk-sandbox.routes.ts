import { timingSafeEqual } from 'node:crypto';
import { ROLES, type Role } from '@fumi/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { cookiesFor } from '../../http/request-session.ts';
import { beginDeskSession } from '../operator/desk-session.service.ts';
import { insertOperator } from '../operator/operator.repository.ts';

const PATH = '/sandbox/desk';

/** The link that `npm start` prints: its key is another one at each start. */
export const sandboxDeskUrl = ({ config, deskKey }: Pick<Context, 'config' | 'deskKey'>): string =>
  `${config.baseUrl}${PATH}?key=${deskKey}`;

function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const isRole = (word: string | undefined): word is Role =>
  (ROLES as readonly (string | undefined)[]).includes(word);

/** Makes an operator without password and second factor; production refuses the session. */
async function sandboxOperator({ db, clock }: Context, role: Role): Promise<string> {
  const name = `sandbox-${role}`;
  const createdAt = new Date(clock.nowMs());
  await insertOperator(db, { name, role, passwordHash: '', totpSecret: '', createdAt });
  return name;
}

/** Lets a newcomer look at the desk at once, as an owner or in another role; it does not exist in production. */
export function registerDeskSandbox(app: FastifyInstance, context: Context): void {
  if (context.config.isProduction) return;
  app.get<{ Querystring: { key?: unknown; role?: string } }>(
    PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      const { key, role } = request.query;
      if (typeof key !== 'string' || !isKey(key, context.deskKey))
        return sendRefusal(reply, { code: 'not_found' });
      const name = await sandboxOperator(context, isRole(role) ? role : 'owner');
      const cookies = cookiesFor(context, request, reply);
      await context.db.transaction((tx) =>
        beginDeskSession(tx, context, { cookies, name, deviceCode: null }),
      );
      return reply.header('cache-control', 'no-store').redirect('/desk/', 303);
    },
  );
}
