import type { Context } from '../../context.ts';
import { alreadyRegisteredMail } from '../mail/templates/member-mails.ts';

/** The mail that an address gets instead of a PIN when it has an account and nobody else is to learn so (ADR 59). */
export const registeredMail = ({ config }: Pick<Context, 'config'>, to: string) => ({
  kind: 'already-registered',
  to,
  content: alreadyRegisteredMail(`${config.baseUrl}/`),
});
