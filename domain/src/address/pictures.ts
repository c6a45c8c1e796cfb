/*
 * Pictures rather than writing: emoji, and what they are joined of (flags, keycaps, shades of skin), and code points
 * for private use, which each device draws as it likes. ★, ♀, ♂ are written, in names too; so is ™.
 */
const PICTURE =
  /(?![★♀♂©®™])\p{Extended_Pictographic}|[★♀♂©®™]\ufe0f|\u20e3|[\p{Regional_Indicator}\p{Emoji_Modifier}\p{Co}]/u;

/** True when the text holds a character that is no writing: an emoji, or one without a common picture. */
export const hasEmojiOrPrivateUse = (text: string): boolean => PICTURE.test(text);
