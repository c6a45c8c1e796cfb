import { type Plugin, parseSync, Visitor } from 'vite';

/*
 * Where lines of our own sentences may break. No browser but Chrome knows phrases, and it breaks は／がき: with
 * `word-break: keep-all` a line breaks at punctuation and at these marks alone. Nothing is measured or loaded for it.
 */

/** Zero width space: a line may break here. */
const BREAK = '\u200b';
/** Shorter sentences stand on one line anyway, code units. */
const SHORTEST = 8;
/** The fewest characters of a line; fewer inside a phrase, which breaks only in enlarged text. */
const LEAST = 4;
const LEAST_INSIDE = 3;

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const ENDS_IN_KANA = /[ぁ-ゖ]$/;
const BEGINS_A_PHRASE = /^[一-龠々〆ァ-ヶA-Za-z0-9]/;
/** Words in kana that begin a phrase after other kana. */
const BEGINS_IN_KANA =
  /^(?:お|ご|もう|はがき|この|その|どの|これ|それ|すべて|いただ|いたし|かまい|あらた|いつ|まとめ|つなが|やむ|くださ|ところ|みませんか)/;
/** 許された｜ものですか, 進んで｜よろしいですか: so do these where the phrase is longer than a line of enlarged text. */
const EASES_IN_KANA =
  /^(?:いらっしゃ|たずね|できま|とおり|ことで|について|とき[はにや]|なり[ます]|もの[でか]|もらえ|よう(?:で|に[すし、])|よろしい)/;
/** 土曜・｜日曜・｜祝日と */
const DOT = /・$/;
/** お支払い済み: belongs to what stands before. */
const ENDS_A_PHRASE = /^済/;
const HONORIFIC = /^[おご]$/;
/** 受け取る, お知らせ先: a stem and what follows are one word; 少し｜切れる are two. */
const STEM = /(?!少し)[一-龠々][ぁ-ん]?[きしちみりえけせねべめれ]$/;
const isStem = (word: string, next: string): boolean => STEM.test(word) && /^[一-龠々]/.test(next);
/**
 * Characters of a line of a dialog or beside a tick, with the punctuation that must not begin the next, on a phone of
 * 320 px whose text is enlarged to 200 %: a longer phrase may break inside too.
 */
const LONGEST = 6;
/** The fewest characters of a line of a label (button or title), which stands on one line unless enlarged. */
const LEAST_OF_LABEL = 2;
const LABEL = /^[^\s、。，：（）「」]{5,12}$/;
/** With the punctuation, which never begins a line. */
const PHRASE = new RegExp(`[^${BREAK}\\s、。，：（）「」]+[、。，：）」]?`, 'g');
/** 今の｜状態では, 宛先に｜もどる: a phrase of words may break behind a particle, but not before another or ている. */
const PARTICLE = /^(?:は|が|を|に|で|と|の|から|まで|では|ので)$/;
const NO_WORD = /^(?:[はがをもにとでの、]|から|まで|より|だけ|など|なら)$/;
/** はみ出す, とちゅう, ひらがな, つながって: and the rest of a word that the dictionary lacks. */
const BELONGS_BEFORE = /^(?:[っんー]|[ぁ-ん][一-龠々ゃゅょ]|な[くも]|い[るたまて]|さ[れせ]|し[てたな])/;
/** 分からない: no から of place or time. */
const isNegation = (last: string, rest: string): boolean => last === 'から' && rest.startsWith('な');
/** ログアウト｜できません: and before the verb that makes one of a noun. */
const NOUN = /[一-龠々ァ-ヶー]$/;
const DOES = /^(?:し[てまた]|さ[れせ]|でき)/;
/** お送り｜します: and behind what is done for somebody. */
const HUMBLE = /[おご][一-龠々][ぁ-ん]*[いきしちりえけせねべめれ]$/;
/** 確かめられ｜ませんでした: a word longer than any line of enlarged text parts from its ending. */
const LONGEST_WORD = 8;
const ENDING = /^.{3,}(?:(?=ませんで|られま)|(?<=[てで])(?=いま))/;

/** 会員登録｜エラー: and between a noun in kanji and a foreign one. */
const KANJI = /[一-龠々]$/;
const FOREIGN = /^[ァ-ヶ]/;
/** プレミアム｜デザイン: and between two foreign words that are long. */
const LONG_FOREIGN = /[ァ-ヶー]{4}$/;
const BEGINS_LONG_FOREIGN = /^[ァ-ヶ][ァ-ヶー]{3}/;

/** Whether a placeholder, with words unknown at build, stands before or after a piece of a sentence. */
type Around = { readonly before: boolean; readonly after: boolean };

/** A phrase that may break inside, nearest to its middle and with at least so many characters on the last line. */
function eased(phrase: string, least: number, first = LEAST_OF_LABEL): string {
  const middle = phrase.length / 2;
  const places: number[] = [];
  let last = '';
  for (const { segment, index } of words.segment(phrase)) {
    const rest = phrase.slice(index);
    const begins =
      (ENDS_IN_KANA.test(last) &&
        !HONORIFIC.test(last) &&
        !isStem(last, rest) &&
        BEGINS_A_PHRASE.test(rest)) ||
      (!HONORIFIC.test(last) && (BEGINS_IN_KANA.test(rest) || EASES_IN_KANA.test(rest))) ||
      DOT.test(last) ||
      (PARTICLE.test(last) &&
        !isNegation(last, rest) &&
        !NO_WORD.test(segment) &&
        !BELONGS_BEFORE.test(rest)) ||
      ((NOUN.test(last) || HUMBLE.test(phrase.slice(0, index))) && DOES.test(rest)) ||
      (KANJI.test(last) && FOREIGN.test(rest)) ||
      (LONG_FOREIGN.test(last) && BEGINS_LONG_FOREIGN.test(rest));
    if (begins && !ENDS_A_PHRASE.test(rest) && index >= first && rest.length >= least) places.push(index);
    last = segment;
  }
  // Of two the later: 字の形を｜選ぶ.
  const [best] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a);
  if (best === undefined) return phrase.length > LONGEST_WORD ? phrase.replace(ENDING, `$&${BREAK}`) : phrase;
  const parts = [phrase.slice(0, best), phrase.slice(best)];
  return parts.map((part) => (part.length > LONGEST ? eased(part, least) : part)).join(BREAK);
}

/** A sentence with a mark between its phrases. */
export function phrased(sentence: string, cut: Around = { before: false, after: false }): string {
  if (!cut.before && !cut.after && LABEL.test(sentence)) return eased(sentence, LEAST_OF_LABEL);
  if (!cut.before && !cut.after && sentence.length < SHORTEST) return sentence;
  let marked = '';
  let last = '';
  for (const { segment, index } of words.segment(sentence)) {
    const begins =
      ENDS_IN_KANA.test(last) &&
      !HONORIFIC.test(last) &&
      !isStem(last, segment) &&
      !ENDS_A_PHRASE.test(segment) &&
      (BEGINS_A_PHRASE.test(segment) || BEGINS_IN_KANA.test(sentence.slice(index)));
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
  const easy = marked.replace(PHRASE, (phrase, at: number) => {
    // ｛はがき｝が｜できました。: the words of the placeholder stand on the same line.
    if (at === 0 && cut.before && phrase.length > LONGEST - LEAST) return eased(phrase, LEAST, 1);
    return phrase.length > LONGEST ? eased(phrase, LEAST_INSIDE) : phrase;
  });
  return cut.after && leavesLine && endsPhrase ? easy + BREAK : easy;
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
