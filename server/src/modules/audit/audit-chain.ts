import { createHash } from 'node:crypto';
import { dayInTokyo } from '@fumi/domain';
import type { Keyring } from '../../secrets/keyring.ts';

/*
 * The log is a chain per month. A row is signed as it is written, with a key that the database does not have, so that
 * nobody who has the database alone can write or change one. The chain gives each row a place, and its signed end says
 * how many there are, so that none can be taken away.
 *
 *   row 1 ── row 2 ── … ── row n      hash n = SHA-256(hash n−1, mac n)
 *                            └─ head: month, n, hash n, signature
 */

export type Signed = {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly fields: string;
  readonly nonce: string;
  readonly detailsMac: string;
};

export type Details = { readonly origin: string; readonly before: unknown; readonly after: unknown };

export type Head = {
  readonly month: string;
  readonly rows: number;
  readonly hash: string;
  /** When the month's rows were dropped; null while they are there. */
  readonly droppedAt: Date | null;
};

/** The month, in Tokyo, whose chain a row is in. */
export const monthOf = (at: Date): string => dayInTokyo(at.getTime()).slice(0, 7);

/** The database gives the keys of an object back in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
}

const detailsText = (nonce: string, { origin, before, after }: Details): string =>
  JSON.stringify(inOrder(JSON.parse(JSON.stringify([nonce, origin, before ?? null, after ?? null]))));

/** Signs details together with the row's nonce, so that equal details of two rows have different signatures. */
export const signDetails = (keys: Keyring, nonce: string, details: Details): string =>
  keys.sign('audit', detailsText(nonce, details));

export const areDetailsTrue = (keys: Keyring, row: Signed, details: Details): boolean =>
  keys.hasSigned('audit', detailsText(row.nonce, details), row.detailsMac);

const rowText = ({ at, actor, action, object, fields, nonce, detailsMac }: Signed): string =>
  JSON.stringify([at.toISOString(), actor, action, object, fields, nonce, detailsMac]);

export const signRow = (keys: Keyring, row: Signed): string => keys.sign('audit', rowText(row));

export const isRowTrue = (keys: Keyring, row: Signed & { readonly mac: string }): boolean =>
  keys.hasSigned('audit', rowText(row), row.mac);

export const startOf = (month: string): Head => ({ month, rows: 0, hash: '', droppedAt: null });

/** The end of a chain with one more row. */
export const extended = (head: Head, { mac }: { readonly mac: string }): Head => ({
  ...head,
  rows: head.rows + 1,
  hash: createHash('sha256').update(`${head.hash}\n${mac}`).digest('base64url'),
});

const headText = ({ month, rows, hash, droppedAt }: Head): string =>
  JSON.stringify([month, rows, hash, droppedAt?.toISOString() ?? null]);

export const signHead = (keys: Keyring, head: Head): string => keys.sign('audit-head', headText(head));

export const isHeadTrue = (keys: Keyring, head: Head & { readonly signature: string }): boolean =>
  keys.hasSigned('audit-head', headText(head), head.signature);
