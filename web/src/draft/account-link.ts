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
};

const PREFIX = 'account-draft:';

export function recallLink(productCode: string): AccountLink | null {
  const text = recall('localStorage', PREFIX + productCode);
  return text === null ? null : (JSON.parse(text) as AccountLink);
}

/** Null where the device's draft is none of the account's any more. */
export const keepLink = (productCode: string, link: AccountLink | null): void =>
  keep('localStorage', PREFIX + productCode, link && JSON.stringify(link));

/** At sign-out: the account keeps its drafts, the device knows nothing of them. */
export function forgetLinks(): void {
  for (const key of keptKeys('localStorage')) {
    if (key.startsWith(PREFIX)) keep('localStorage', key, null);
  }
}
