import type { DraftFields } from '@fumi/domain';
import { keep, keptKeys, recall } from '../platform/storage.ts';
import { draftStore } from './draft-store.ts';

/** Which draft of the account this device's draft of a product is, and what of it both have. */
export type AccountLink = {
  readonly memberCode: string;
  readonly code: string;
  /** 0 until the account has answered. */
  readonly revision: number;
  /** The fields as the account had them when it was asked last. */
  readonly known: DraftFields;
  /** The account no longer has the draft: only a change since `known` is saved, as a new draft. */
  readonly isGone?: true;
};

const PREFIX = 'account-draft:';

type LinkStorage = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string | null) => void;
};

/** Which draft a tab shows of a product; null where it is not known, undefined where another product is open. */
type ShownCode = (productCode: string) => string | null | undefined;

/** The links of a tab; all tabs of a browser share one storage, which holds one link per product. */
export function openLinks(storage: LinkStorage, shownCode: ShownCode) {
  /** Links of this tab's drafts by product code, in memory: another tab may overwrite or delete the stored ones. */
  const inTab = new Map<string, AccountLink>();
  let isLeft = false;

  /** The link in local storage: the one that any tab wrote last for this product. */
  function keptLink(productCode: string): AccountLink | null {
    const text = storage.read(PREFIX + productCode);
    return text === null ? null : (JSON.parse(text) as AccountLink);
  }

  /** The link of the draft with this code, from memory or local storage; null where neither is of that draft. */
  const linkOf = (productCode: string, code: string): AccountLink | null =>
    [inTab.get(productCode), keptLink(productCode)].find((link) => link?.code === code) ?? null;

  /** The link of the draft that this tab shows; the stored one, where its code is unknown or another product open. */
  function recallLink(productCode: string): AccountLink | null {
    const code = shownCode(productCode);
    const own = inTab.get(productCode);
    // Not another tab's link: its `known` may be newer, and this tab's older fields would then count as changed here.
    if (typeof code === 'string') return own?.code === code ? own : null;
    return keptLink(productCode) ?? own ?? null;
  }

  return {
    inTab,
    keptLink,
    linkOf,
    recallLink,
    /** Null where the device's draft is no longer one of the account's. */
    keepLink: (productCode: string, link: AccountLink | null): void => {
      if (isLeft) return;
      storage.write(PREFIX + productCode, link && JSON.stringify(link));
      if (link) inTab.set(productCode, link);
      else inTab.delete(productCode);
    },
    /** After a draft was read from the device: takes over the stored link, in place of the one in this tab's memory. */
    adoptLink: (productCode: string): void => {
      const code = shownCode(productCode);
      const kept = keptLink(productCode);
      inTab.delete(productCode);
      if (kept && !isLeft && (code ?? kept.code) === kept.code) inTab.set(productCode, kept);
    },
    isSignedOutElsewhere: (): boolean => isLeft,
    /** On a sign-out in another tab: a save under way here must store no link afterwards. */
    leaveLinks: (): void => {
      isLeft = true;
      inTab.clear();
    },
  };
}

const links = openLinks(
  {
    read: (key) => recall('localStorage', key),
    write: (key, text) => keep('localStorage', key, text),
  },
  (product) => {
    const { productCode, code } = draftStore.getState();
    return productCode === product ? code : undefined;
  },
);

export const { keptLink, linkOf, recallLink, keepLink, adoptLink, isSignedOutElsewhere, leaveLinks } = links;

/** The link of a draft that is not in the member's account yet. */
export const newLink = (memberCode: string, code: string): AccountLink => ({
  memberCode,
  code,
  revision: 0,
  known: {},
});

/** Products whose draft on this device is in the account of somebody else. */
export const productsOfOthers = (memberCode: string): string[] =>
  [...new Set([...keptKeys('localStorage'), ...[...links.inTab.keys()].map((product) => PREFIX + product)])]
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((product) =>
      [links.keptLink(product), links.inTab.get(product)].some(
        (link) => link && link.memberCode !== memberCode,
      ),
    );

/** At sign-out: the account keeps its drafts, the device knows nothing of them. */
export function forgetLinks(): void {
  links.inTab.clear();
  for (const key of keptKeys('localStorage')) {
    if (key.startsWith(PREFIX)) keep('localStorage', key, null);
  }
}
