import type { PostalAddress } from '@fumi/domain';

/** Whether two addresses say the same, character by character. */
export const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  a.zip === b.zip && a.state === b.state && a.address1 === b.address1 && a.address2 === b.address2;
