import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentFolder } from '../../content/content-folder.ts';
import type { Context } from '../../context.ts';
import { escapeHtml, plainDocument } from '../../http/plain-document.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { endMonthly } from './monthly-mail.repository.ts';

const PATH = '/unsubscribe/';

type Copy = Readonly<
  Record<
    'unsubscribe_title' | 'unsubscribe_ask' | 'unsubscribe_button' | 'unsubscribed_title' | 'unsubscribed',
    string
  >
>;

const readCopy = (): Copy => JSON.parse(readFileSync(path.join(contentFolder, 'plain-pages.json'), 'utf8'));

/** Where a member ends the monthly mail without a sign-in. Signed, so that nobody ends another's; good for ever. */
export const unsubscribeUrl = (
  { config, keys }: Pick<Context, 'config' | 'keys'>,
  memberCode: string,
): string => `${config.baseUrl}${PATH}${memberCode}.${keys.sign('unsubscribe', memberCode)}`;

/** Whose link it is; null where we did not sign it. */
function memberOf({ keys }: Pick<Context, 'keys'>, token: string): string | null {
  const [memberCode = '', ...signature] = token.split('.');
  return keys.hasSigned('unsubscribe', memberCode, signature.join('.')) ? memberCode : null;
}

const sendPage = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(plainDocument(title, body));

/**
 * Mail programs post to the link by themselves (RFC 8058), people see a page with a button: what only follows links,
 * such as a scanner of mails, ends nothing.
 */
export async function registerUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  const copy = readCopy();
  const hidden = { schema: { hide: true } };
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // Nothing of the form is read: the address says all.
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, __, done) =>
      done(null, null),
    );
    pages.get<{ Params: { token: string } }>(`${PATH}:token`, hidden, async ({ params }, reply) => {
      if (memberOf(context, params.token) === null) return sendRefusal(reply, { code: 'not_found' });
      const button = `<form method="post"><button>${escapeHtml(copy.unsubscribe_button)}</button></form>`;
      return sendPage(reply, copy.unsubscribe_title, `<p>${escapeHtml(copy.unsubscribe_ask)}</p>${button}`);
    });
    pages.post<{ Params: { token: string } }>(`${PATH}:token`, hidden, async ({ params }, reply) => {
      const memberCode = memberOf(context, params.token);
      if (memberCode === null) return sendRefusal(reply, { code: 'not_found' });
      await endMonthly(context.db, memberCode);
      return sendPage(reply, copy.unsubscribed_title, `<p>${escapeHtml(copy.unsubscribed)}</p>`);
    });
  });
}
