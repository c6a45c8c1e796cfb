import { isIP } from 'node:net';
import { z } from 'zod';
import { keysOf } from '../secrets/keyring.ts';

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

const OWN_SHEET = /^(?<name>\S.{0,29}?) +(?<width>\d{2,4}(?:\.\d)?)[x×](?<height>\d{2,4}(?:\.\d)?)$/u;
/** No press for sheets takes larger or smaller ones, mm. */
const [SMALLEST_SHEET, LARGEST_SHEET] = [90, 1200];

/** A size of sheet of the operator's own. */
export type OwnSheet = { readonly name: string; readonly widthMm: number; readonly heightMm: number };

function ownSheetOf(text: string): OwnSheet | null {
  const { name = '', width, height } = OWN_SHEET.exec(text.trim())?.groups ?? {};
  const [widthMm, heightMm] = [Number(width), Number(height)];
  const fits = [widthMm, heightMm].every((side) => side >= SMALLEST_SHEET && side <= LARGEST_SHEET);
  return fits ? { name, widthMm, heightMm } : null;
}

export const ownSheets = () =>
  optional().transform((list, { addIssue }) => {
    const sheets = (list?.split(',') ?? []).map(ownSheetOf);
    const known = sheets.filter((sheet) => sheet !== null);
    if (known.length === sheets.length && new Set(known.map(({ name }) => name)).size === sheets.length)
      return known;
    addIssue(
      `is no list of sheets like 菊四切 318x469, with commas: each a name of its own, of up to 30 characters, width and height in mm, from ${SMALLEST_SHEET} to ${LARGEST_SHEET}`,
    );
    return z.NEVER;
  });

export const secretKeys = () =>
  optional().refine((text) => text === null || keysOf(text) !== null, {
    error: 'is no list of keys, 32 bytes each in base64, as openssl rand -base64 32 writes them',
  });
