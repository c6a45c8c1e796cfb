let graphemes: Intl.Segmenter | null = null;

/**
 * Texts in which every code unit is a character by itself: printable ASCII, Japanese punctuation, kana, kanji, full-width
 * forms. Left out are the combining marks (U+302A–302F, U+3099, U+309A) and the half-width ﾞ and ﾟ, which join the
 * character before them; 〰 and 〽, which an emoji sequence may begin with; and all other blocks.
 */
const SINGLES =
  /^[\x20-\x7e\u3000-\u3029\u3031-\u303c\u303e-\u3098\u309b-\u312f\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff9d]*$/;

/** User-perceived characters: 髙, 𠮷 and 葛󠄀 are one each. */
export function splitGraphemes(text: string): string[] {
  // Nearly all that is typed; the segmenter takes twenty times as long.
  if (SINGLES.test(text)) return text.split('');
  // Made on first use: it takes longer than all else that a page does when it starts.
  graphemes ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Length as a person counts it. Text limits of spec §5 are meant in these. */
export const graphemeCount = (text: string): number => splitGraphemes(text).length;

/*
 * Characters that no address may hold, because they have no picture and can hide or reorder others:
 * C0, C1 controls; soft hyphen; zero-width space, joiners and marks; line and paragraph separators;
 * bidi controls U+202A–202E and U+2066–2069; byte-order mark; lone surrogates; noncharacters.
 * Variation selectors stay: people spell their names with them.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Cs}/u;

/** True when the text holds a character that is refused everywhere: control, bidi, zero-width, lone surrogate. */
export const hasForbiddenCharacter = (text: string): boolean => FORBIDDEN.test(text);

/** Text is present when something is left after trimming, full-width blanks included. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** Half-width kana in full width: ﾊﾞｲﾄ → バイト. For addresses and companies; names are never normalised. */
export const fullWidthKana = (text: string): string =>
  text.replace(/[\uff61-\uff9f]+/g, (kana) => kana.normalize('NFKC'));

const VOICED = /([\u3046-\u30ff])[\u3099\u309a]/g;

/**
 * Composes kana with a combining voiced mark (か + ゙ → が), as some input methods deliver them.
 * Nothing else is normalised: NFC and NFKC rewrite kanji that people spell their name with.
 */
export const composeVoicedKana = (text: string): string =>
  text.replace(VOICED, (pair) => pair.normalize('NFC'));
