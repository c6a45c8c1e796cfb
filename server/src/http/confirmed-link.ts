import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentFolder } from '../content/content-folder.ts';
import { escapeHtml, plainDocument } from './plain-document.ts';
import { sendRefusal } from './refusal.ts';

/** Sentences of the pages behind links in mails (content/pressed-pages.json). */
type ConfirmedWords = {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  readonly done_title: string;
  readonly done: string;
  /** Shown instead of `done` where more than the button is needed. */
  readonly unfinished?: string;
};

type ConfirmedLink = {
  /** Where the links lead, with the token behind it: `/unsubscribe/`. */
  readonly path: string;
  readonly words: 'unsubscribe' | 'mailbox' | 'sign_out' | 'sign_out_desk';
  /** Whether pressing the button would do something. */
  readonly isLive: (token: string) => Promise<boolean>;
  /** Does what the link is for; false where it is nobody's, was used or has expired. */
  readonly press: (token: string) => Promise<boolean>;
  /** Whether something is still to be done after the press. */
  readonly isUnfinished?: (token: string) => Promise<boolean>;
};

const MAX_TOKEN_LENGTH = 400;

const readWords = (): Readonly<Record<ConfirmedLink['words'], ConfirmedWords>> =>
  JSON.parse(readFileSync(path.join(contentFolder, 'pressed-pages.json'), 'utf8'));

const sendPage = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(plainDocument(title, body));

/**
 * A link in a mail that does something without a sign-in: it leads to a page with a button, and only the button does
 * it. What merely follows links, such as a scanner of mails, does nothing.
 */
export async function registerConfirmedLink(app: FastifyInstance, link: ConfirmedLink): Promise<void> {
  const words = readWords()[link.words];
  const hidden = { schema: { hide: true } };
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // The form has no fields: the token in the address says all.
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, __, done) =>
      done(null, null),
    );
    const answer = async (
      act: (token: string) => Promise<boolean>,
      { token }: { readonly token: string },
      reply: FastifyReply,
      [title, body]: readonly [string, string],
    ) =>
      token.length <= MAX_TOKEN_LENGTH && (await act(token))
        ? sendPage(reply, title, body)
        : sendRefusal(reply, { code: 'not_found' });
    const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
    const button = `<form method="post"><button>${escapeHtml(words.button)}</button></form>`;
    const url = `${link.path}:token`;
    pages.get<{ Params: { token: string } }>(url, hidden, ({ params }, reply) =>
      answer(link.isLive, params, reply, [words.title, paragraph(words.ask) + button]),
    );
    pages.post<{ Params: { token: string } }>(url, hidden, async ({ params }, reply) => {
      const isUnfinished = (await link.isUnfinished?.(params.token)) ?? false;
      const done = (isUnfinished && words.unfinished) || words.done;
      return answer(link.press, params, reply, [words.done_title, paragraph(done)]);
    });
  });
}
