/** `keyCode` of a key that an input method has taken (W3C UI Events, 7.3). */
const TAKEN_KEY_CODE = 229;

/**
 * Whether a pressed key belongs to the conversion of kana. Safari ends the conversion before it reports the key that
 * ended it: then only its `keyCode` says so.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_KEY_CODE;
