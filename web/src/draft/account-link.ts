import type { DraftFields } from '@fumi/domain';
import { keep, keptKeys, recall } from '../platform/storage.ts';

/** Which draft of the account this device's draft of a product is, and what of it both have. */
export type AccountLink = {
  readonly memberCode: string;
  readonly code: string;
  /** 0 until the account has answered. */
  readonly revision: number;
  /** The fields as the account had them when it was asked last. */
  readonly known: DraftFields;
  /** The account's was deleted: what differs from `known` begins a draft of its own, and nothing else does. */
  readonly isGone?: true;
};

const PREFIX = 'account-draft:';

/** Of this tab, which still has its draft open after another tab signed out: whoever signs in again goes on with it. */
const inTab = new Map<string, AccountLink>();

export function recallLink(productCode: string): AccountLink | null {
  const text = recall('localStorage', PREFIX + productCode);
  const own = inTab.get(productCode) ?? null;
  if (text === null) return own;
  const kept = JSON.parse(text) as AccountLink;
  // What this tab shows rests on what it was told itself: by what another tab knows, it would seem to be changed here.
  return own?.code === kept.code ? own : kept;
}

/** Null where the device's draft is none of the account's any more. */
export function keepLink(productCode: string, link: AccountLink | null): void {
  keep('localStorage', PREFIX + productCode, link && JSON.stringify(link));
  if (link) inTab.set(productCode, link);
  else inTab.delete(productCode);
}

/** What a member has yet to be saved in their account, as a draft of its own. */
export const newLink = (memberCode: string): AccountLink => ({
  memberCode,
  code: crypto.randomUUID(),
  revision: 0,
  known: {},
});

/** The draft of this device is another one from here on, of the same member. */
export function partLink(productCode: string): void {
  const link = recallLink(productCode);
  keepLink(productCode, link && newLink(link.memberCode));
}

/** Products whose draft on this device is in the account of somebody else. */
export const productsOfOthers = (memberCode: string): string[] =>
  [...new Set([...keptKeys('localStorage'), ...[...inTab.keys()].map((product) => PREFIX + product)])]
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((product) => recallLink(product)?.memberCode !== memberCode);

/** At sign-out: the account keeps its drafts, the device knows nothing of them. */
export function forgetLinks(): void {
  inTab.clear();
  for (const key of keptKeys('localStorage')) {
    if (key.startsWith(PREFIX)) keep('localStorage', key, null);
  }
}
