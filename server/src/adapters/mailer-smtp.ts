import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 30_000;

/** What the library says of a command that was refused. */
type SmtpError = { readonly command: string; readonly responseCode: number; readonly response: string };

/** RFC 3463, with which most servers say what a reply is about. */
const STATUS = /(?:^\d{3}[ -]|[ #(])(5\.\d{1,3}\.\d{1,3})(?![.\d])/;
/**
 * About the address (5.1), its mailbox (5.2), or an address that Microsoft 365 does not know (5.4.1).
 * 5.7, for example, is about the sender.
 */
const IS_ABOUT_THE_ADDRESS = /^5\.(?:[12]\.|4\.1$)/;
/** Replies without a status that are about the sender. */
const IS_ABOUT_THE_SENDER = /relay|block|spam|policy/i;

/**
 * Whether the address is refused for ever. Another refusal, of the sender or of the content, may be
 * the shop's to mend.
 */
function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as Partial<SmtpError>;
  if (command !== 'RCPT TO' || responseCode < 550 || responseCode > 553) return false;
  const [, status] = STATUS.exec(response) ?? [];
  return status ? IS_ABOUT_THE_ADDRESS.test(status) : !IS_ABOUT_THE_SENDER.test(response);
}

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
        if (isAddressRefused(error)) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
