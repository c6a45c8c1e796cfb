/**
 * Whether a click was made with the keyboard: then `detail`, the count of clicks, is 0. Focus is moved only for such a
 * click; after a touch it would open the on-screen keyboard.
 */
export const isByKeys = ({ detail }: { readonly detail: number }): boolean => detail === 0;
