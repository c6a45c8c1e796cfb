/** No punctuation: lines break there anyway. */
const IN = '[^\\s、-〟！-／：-？・～…]';
const PHRASE_END = new RegExp(
  `(${IN}{3,}?(?:[をがはに]|[ぁ-ん]て|[ァ-龠\\d](?:と|も|で|へ)|[^こそあど]の))(?=お?[ァ-龠\\d]${IN}{3})`,
  'g',
);

/**
 * A text that is no sentence of ours (it comes from the shop's content, or was typed) with marks where its lines may
 * break: behind a particle, before kanji, katakana or a number, never within four characters of an end, and before ＋,
 * which browsers take for a letter. For what is
 * shown alone: what is sent or kept has no marks. Our sentences get theirs at build (web/build/phrases.ts).
 */
export const inPhrases = (text: string): string =>
  text.replace(PHRASE_END, '$1\u200b').replaceAll('＋', '\u200b＋');
