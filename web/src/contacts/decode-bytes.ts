import type { Decoder } from '@fumi/domain';

/** The browser's decoder; byte-order marks are left to the domain, which knows what they mean. */
export const decodeBytes: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);
