import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { registerConfirmedLink } from '../../http/confirmed-link.ts';
import { endMonthly } from './monthly-mail.repository.ts';

const PATH = '/unsubscribe/';

/**
 * Link with which a member ends the monthly mail without a sign-in. It is signed, so that nobody
 * can end another's, and never expires.
 */
export const unsubscribeUrl = (
  { config, keys }: Pick<Context, 'config' | 'keys'>,
  memberCode: string,
): string => `${config.baseUrl}${PATH}${memberCode}.${keys.sign('unsubscribe', memberCode)}`;

/** The member whose link it is; null where the shop did not sign it. */
function memberOf({ keys }: Pick<Context, 'keys'>, token: string): string | null {
  const [memberCode = '', ...signature] = token.split('.');
  return keys.hasSigned('unsubscribe', memberCode, signature.join('.')) ? memberCode : null;
}

/** Mail programs post to the link by themselves (RFC 8058), people see a page with a button. */
export const registerUnsubscribe = (app: FastifyInstance, context: Context): Promise<void> =>
  registerConfirmedLink(app, {
    path: PATH,
    words: 'unsubscribe',
    isLive: async (token) => memberOf(context, token) !== null,
    press: async (token) => {
      const memberCode = memberOf(context, token);
      if (memberCode !== null) await endMonthly(context.db, memberCode);
      return memberCode !== null;
    },
  });
