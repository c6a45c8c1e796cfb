/** No punctuation: lines break there anyway. */
const IN = '[^\\s、-〟！-／：-？・～…]';
const PHRASE_END = new RegExp(
  `(${IN}{2,}?(?:${IN}(?:[をがはに]|[ぁ-ん]て|[^こそあど]の|する)|[ァ-龠\\d](?:と|も|で|へ|ほど)|につき))(?=[ァ-龠\\d]${IN}{3}|[おご][ァ-龠]${IN}{2}|(?:でき|あり)${IN}{2}|こと[がは])`,
  'g',
);

/**
 * A text that is no sentence of ours (it comes from the shop's content, or was typed) with marks where its lines may
 * break: behind a particle, before kanji, katakana, a number, できる, ある or こと, never within four characters of an
 * end, and before ＋, which browsers take for a letter. For what is shown alone: what is sent or kept has no marks. Our
 * sentences get theirs at build (web/build/phrases.ts).
 */
export const inPhrases = (text: string): string =>
  text.replace(PHRASE_END, '$1\u200b').replaceAll('＋', '\u200b＋');

/** Where text is enlarged, a long name of goods breaks before what the thing is. */
export const brokenName = (name: string): string =>
  name.replace(/([^\s\u200b])(?=カレンダー|サイズ|スタンド付き)/g, '$1\u200b');
