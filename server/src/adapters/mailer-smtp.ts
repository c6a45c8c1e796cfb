import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 30_000;

/** Replies 550 to 553, at any step of sending, count as final; all other errors are tried again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode <= 553;

/** Lets a mail program end this mail with one press: it posts to the address itself (RFC 8058). */
const listHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * SMTP by `smtp://` or `smtps://` URL. `demandsTls`: a server that offers no STARTTLS gets no mail. `connections`: how many
 * stay open from one mail to the next; as many as mails are sent at once.
 */
export function openSmtpMailer(
  url: string,
  from: string,
  { demandsTls = false, connections = 1 } = {},
): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: connections,
      requireTLS: demandsTls,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    isReal: true,
    send: async ({ messageId, to, subject, text, html, unsubscribeUrl = null }) => {
      const headers = unsubscribeUrl === null ? {} : listHeaders(unsubscribeUrl);
      try {
        await transport.sendMail({ messageId, to: { name: '', address: to }, subject, text, html, headers });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
