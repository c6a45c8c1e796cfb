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

type LinkStorage = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string | null) => void;
};

/** The links of a tab; all tabs of a browser have one storage. */
export function openLinks(storage: LinkStorage) {
  /** Of this tab, which still has its draft open after another tab signed out: whoever signs in again goes on with it. */
  const inTab = new Map<string, AccountLink>();
  let isLeft = false;

  function recallLink(productCode: string): AccountLink | null {
    const text = storage.read(PREFIX + productCode);
    const own = inTab.get(productCode) ?? null;
    if (text === null) return own;
    const kept = JSON.parse(text) as AccountLink;
    // What this tab shows rests on what it was told itself: by what another tab knows, it would seem to be changed here.
    return own?.code === kept.code ? own : kept;
  }

  return {
    inTab,
    recallLink,
    /** Null where the device's draft is none of the account's any more. */
    keepLink: (productCode: string, link: AccountLink | null): void => {
      if (isLeft) return;
      storage.write(PREFIX + productCode, link && JSON.stringify(link));
      if (link) inTab.set(productCode, link);
      else inTab.delete(productCode);
    },
    /** The device gives back what it has of a product: what this tab knew was of what it showed before. */
    forgetOwn: (productCode: string): void => void inTab.delete(productCode),
    /** What the device has just given back is the draft of the link that it has. */
    adoptLink: (productCode: string): void => {
      const kept = recallLink(productCode);
      if (kept && !isLeft) inTab.set(productCode, kept);
    },
    hasLeft: (): boolean => isLeft,
    /** Somebody has signed out elsewhere, and this tab is left: what it was just saving must not come after that. */
    leaveLinks: (): void => {
      isLeft = true;
      inTab.clear();
    },
    /** The link of what this tab shows, as it was told itself; null for what a visitor began here. */
    ownLink: (productCode: string): AccountLink | null => inTab.get(productCode) ?? null,
  };
}

const links = openLinks({
  read: (key) => recall('localStorage', key),
  write: (key, text) => keep('localStorage', key, text),
});

export const { recallLink, keepLink, forgetOwn, adoptLink, hasLeft, leaveLinks, ownLink } = links;

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
  [...new Set([...keptKeys('localStorage'), ...[...links.inTab.keys()].map((product) => PREFIX + product)])]
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((product) => recallLink(product)?.memberCode !== memberCode);

/** At sign-out: the account keeps its drafts, the device knows nothing of them. */
export function forgetLinks(): void {
  links.inTab.clear();
  for (const key of keptKeys('localStorage')) {
    if (key.startsWith(PREFIX)) keep('localStorage', key, null);
  }
}
