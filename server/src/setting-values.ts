import { isIP } from 'node:net';
import { z } from 'zod';
import { keysOf } from './secrets/keyring.ts';

/** What `production` refuses unless `ALLOW` names it, separated by commas (design §5). */
export const RISKS = [
  'embedded-database',
  'plain-http',
  'sandbox-mail',
  'sandbox-identity',
  'sandbox-payment',
  'template-seller',
  'template-carriers',
  'key-in-data-folder',
] as const;

export type Risk = (typeof RISKS)[number];

/** What a variable of the environment may hold. */

export const portNumber = z.coerce.number().int().min(0).max(65_535);
export const optional = () =>
  z
    .string()
    .trim()
    .optional()
    .transform((text) => (text ? text : null));

export const urlOf = (protocol: RegExp, example: string) =>
  optional().pipe(z.url({ protocol, error: `is not of the form ${example}` }).nullable());
export const httpUrl = () => urlOf(/^https?$/, 'https://…');

/** Names of networks that Fastify knows, beside addresses and CIDR. */
export const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return PROXY_NAMES.includes(text.trim()) || (version !== 0 && isPrefix && more.length === 0);
}

export const proxies = () =>
  optional().refine((list) => list === null || list.split(',').every(isProxy), {
    error: `is no list of addresses, networks (10.0.0.0/8) or ${PROXY_NAMES.join(', ')}`,
  });

export const secretKeys = () =>
  optional().refine((text) => text === null || keysOf(text) !== null, {
    error: 'is no list of keys, 32 bytes each in base64, as openssl rand -base64 32 writes them',
  });
