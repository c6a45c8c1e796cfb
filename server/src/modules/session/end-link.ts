import type { Context } from '../../context.ts';

/** What a link ends: all that was begun with one browser, of a member or an operator. */
type EndLink = {
  readonly kind: 'member' | 'operator';
  readonly owner: string;
  readonly deviceCode: string;
};

export const END_PATHS = { member: '/sign-out/', operator: '/sign-out/desk/' } as const;

/** How long a mail may lie unread; no session lasts longer. */
const LIFETIME_MS = 30 * 86_400_000;

const wordsOf = ({ kind, owner, deviceCode }: EndLink, endsAtMs: number): string =>
  [kind, owner, deviceCode, endsAtMs].join(' ');

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

/** The link: what it ends, until when, and our signature. The row that it names is what makes it work once. */
export function endLink(
  { config, keys, clock }: Pick<Context, 'config' | 'keys' | 'clock'>,
  link: EndLink,
): string {
  const words = wordsOf(link, clock.nowMs() + LIFETIME_MS);
  return `${config.baseUrl}${END_PATHS[link.kind]}${encoded(words)}.${keys.sign('session-end', words)}`;
}

/** What a link ends; null where we did not sign it for this kind, or its time is over. */
export function readEndLink(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  kind: EndLink['kind'],
  token: string,
): EndLink | null {
  const [head = '', ...signature] = token.split('.');
  const words = Buffer.from(head, 'base64url').toString();
  if (!keys.hasSigned('session-end', words, signature.join('.'))) return null;
  const [signedKind, owner = '', deviceCode = '', endsAt] = words.split(' ');
  return signedKind === kind && Number(endsAt) > clock.nowMs() ? { kind, owner, deviceCode } : null;
}
