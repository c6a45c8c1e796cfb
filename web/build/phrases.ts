import { type Plugin, parseSync, Visitor } from 'vite';

/*
 * Where lines of our own sentences may break. No browser but Chrome knows phrases, and it breaks は／がき: with
 * `word-break: keep-all` a line breaks at punctuation and at these marks alone. Nothing is measured or loaded for it.
 */

/** Zero width space: a line may break here. */
const BREAK = '\u200b';
/** Shorter words stand on one line anyway, code units. */
const SHORTEST = 8;
/** No line is left with fewer characters. */
const LEAST = 4;

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const ENDS_IN_KANA = /[ぁ-ゖ]$/;
const BEGINS_A_PHRASE = /^[一-龠々〆ァ-ヶA-Za-z0-9]/;
/** Words in kana that begin a phrase after other kana. */
const BEGINS_IN_KANA =
  /^(?:お|ご|もう|はがき|この|その|どの|これ|それ|すべて|いただ|あらた|いつ|まとめ|つなが|やむ|くださ)/;
/** お支払い済み: belongs to what stands before. */
const ENDS_A_PHRASE = /^済/;
const HONORIFIC = /^[おご]$/;
/** アップロード、しています: the verb that makes one of a foreign noun begins a line where both have no room on one. */
const FOREIGN = /[ァ-ヶー]{5,}$/;
const DOES = /^(?:し|さ|でき)/;
const LONG = 9;

/** What stands around a piece of a sentence: words that nobody knows yet. */
type Around = { readonly before: boolean; readonly after: boolean };

const lengthOfPhrase = (marked: string): number => marked.split(/[\u200b。、]/).at(-1)?.length ?? 0;

/** A sentence with a mark between its phrases. */
export function phrased(sentence: string, cut: Around = { before: false, after: false }): string {
  if (!cut.before && !cut.after && sentence.length < SHORTEST) return sentence;
  let marked = '';
  let last = '';
  for (const { segment, index } of words.segment(sentence)) {
    const begins =
      (ENDS_IN_KANA.test(last) &&
        !HONORIFIC.test(last) &&
        !ENDS_A_PHRASE.test(segment) &&
        (BEGINS_A_PHRASE.test(segment) || BEGINS_IN_KANA.test(sentence.slice(index)))) ||
      (FOREIGN.test(marked) && DOES.test(segment) && lengthOfPhrase(marked) >= LONG);
    // A break near the ends of a sentence would leave a line of two or three characters.
    const before =
      sentence
        .slice(0, index)
        .split(/[。、]/)
        .at(-1) ?? '';
    const rest = sentence.slice(index).split(/[。、]/)[0] ?? '';
    const leavesLine = (cut.before || before.length >= LEAST) && (cut.after || rest.length >= LEAST);
    if (begins && leavesLine) marked += BREAK;
    marked += segment;
    last = segment;
  }
  const leavesLine = cut.before || sentence.length >= LEAST;
  const endsPhrase = ENDS_IN_KANA.test(last) && !HONORIFIC.test(last);
  return cut.after && leavesLine && endsPhrase ? marked + BREAK : marked;
}

/** A file of sentences with all of them in phrases. */
export function phrasedSource(fileName: string, source: string): string {
  const edits: { readonly start: number; readonly from: string; readonly to: string }[] = [];
  const edit = (from: string, near: number, cut?: Around): void => {
    const to = phrased(from, cut);
    if (to !== from) edits.push({ start: source.indexOf(from, near), from, to });
  };
  new Visitor({
    Literal: ({ start, end }) => {
      if (/['"]/.test(source[start] ?? '')) edit(source.slice(start + 1, end - 1), start);
    },
    TemplateLiteral: ({ quasis }) => {
      for (const [at, { start, tail, value }] of quasis.entries())
        edit(value.raw, start - 1, { before: at > 0, after: !tail });
    },
  }).visit(parseSync(fileName, source).program);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, from, to }) => text.slice(0, start) + to + text.slice(start + from.length),
      source,
    );
}

/** The sentences of a file, with `filler` for what is only known later. */
export function sentencesIn(fileName: string, source: string, filler: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      found.push(quasis.map(({ value }) => value.cooked).join(filler));
    },
  }).visit(parseSync(fileName, source).program);
  return found;
}

/** Sentences are served in phrases; tests and other programs read them as they were written. */
export const phrases: Plugin = {
  name: 'phrases',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/copy\/[^/]+\.ts$/ },
    handler: (source, id) => ({ code: phrasedSource(id, source), map: null }),
  },
};
