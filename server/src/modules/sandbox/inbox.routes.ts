import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { hashSource } from '../../http/inline-styles.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { findMail, latestMails } from '../mail/mail.repository.ts';
import { INBOX_STYLE, inboxPage } from './inbox-page.ts';

const SHOWN = 100;
const HIDDEN = { schema: { hide: true } } as const;
/** Mails have inline styles, as mail programs want them; they are shown, and run nothing. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";
const HTML = 'text/html; charset=utf-8';

/** The inbox of the sandbox. It shows everybody's PINs, so it exists only where no real mail is sent. */
export function registerInbox(app: FastifyInstance, context: Context): void {
  if (context.mailer.isReal) return;
  app.get('/sandbox/inbox', HIDDEN, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', `default-src 'none'; style-src ${hashSource(INBOX_STYLE)}`)
      .type(HTML)
      .send(inboxPage(await latestMails(context.db, SHOWN))),
  );
  app.get<{ Params: { id: string } }>('/sandbox/inbox/:id', HIDDEN, async (request, reply) => {
    const mail = await findMail(context.db, request.params.id);
    if (!mail) return sendRefusal(reply, { code: 'not_found' });
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', MAIL_POLICY)
      .type(HTML)
      .send(mail.html);
  });
}
