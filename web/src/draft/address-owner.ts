import { keep, recall } from '../platform/storage.ts';

const KEY = 'print-address-of';

/** Of which draft, by its code, the addresses of this tab are; null where there are none, or it is not known. */
export const addressOwner = (): string | null => recall('sessionStorage', KEY);

export const keepAddressOwner = (code: string | null): void => keep('sessionStorage', KEY, code);
