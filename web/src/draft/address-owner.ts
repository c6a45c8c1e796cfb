import { keep, recall } from '../platform/storage.ts';

const KEY = 'print-address-of';

/** The code of the draft that this tab's addresses belong to; null without addresses, or if it is unknown. */
export const addressOwner = (): string | null => recall('sessionStorage', KEY);

export const keepAddressOwner = (code: string | null): void => keep('sessionStorage', KEY, code);
