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
  /** The account has it no more: what differs from `known` begins a draft of its own, and nothing else does. */
  readonly isGone?: true;
};

const PREFIX = 'account-draft:';

type LinkStorage = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string | null) => void;
};

/** Which draft a tab shows of a product; null where it is not known, undefined where another product is open. */
type ShownCode = (productCode: string) => string | null | undefined;

/** The links of a tab; all tabs of a browser have one storage, with one place for a product. */
export function openLinks(storage: LinkStorage, shownCode: ShownCode) {
  /** Of this tab, which still has its draft open after another tab signed out: whoever signs in again goes on with it. */
  const inTab = new Map<string, AccountLink>();
  let isLeft = false;

  /** Of whatever any tab has put on the device last. */
  function keptLink(productCode: string): AccountLink | null {
    const text = storage.read(PREFIX + productCode);
    return text === null ? null : (JSON.parse(text) as AccountLink);
  }

  /** Of a draft of which code and product are known. */
  const linkOf = (productCode: string, code: string): AccountLink | null =>
    [inTab.get(productCode), keptLink(productCode)].find((link) => link?.code === code) ?? null;

  /** Of what this tab shows; of what was put on the device last, where it is not known, or shows another product. */
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
    /** Null where the device's draft is none of the account's any more. */
    keepLink: (productCode: string, link: AccountLink | null): void => {
      if (isLeft) return;
      storage.write(PREFIX + productCode, link && JSON.stringify(link));
      if (link) inTab.set(productCode, link);
      else inTab.delete(productCode);
    },
    /** What the device has just given back rests on what it has of the account, and not on what this tab knew before. */
    adoptLink: (productCode: string): void => {
      const code = shownCode(productCode);
      const kept = keptLink(productCode);
      inTab.delete(productCode);
      if (kept && !isLeft && (code ?? kept.code) === kept.code) inTab.set(productCode, kept);
    },
    isSignedOutElsewhere: (): boolean => isLeft,
    /** Somebody has signed out elsewhere, and this tab is left: what it was just saving must not come after that. */
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

/** What a member has yet to be saved in their account. */
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
