import { type AddressBreak, addressBreaks } from './address-breaks.ts';
import { type Cluster, joinClusters, type ShapedLine } from './line.ts';
import { isInWord, mayBreak, trimGaps } from './line-break.ts';

/** What a break costs between two phrases, inside one, inside a word, and where 禁則 or a word of letters forbids it. */
const BETWEEN = 1;
const INSIDE = 4;
const INSIDE_WORD = 8;
const FORBIDDEN = 1000;
/** A line more than is needed. */
const LINE = 100;
/**
 * Cost of a line, times the share of its size that is lost: an eighth costs less than a break
 * inside a phrase.
 */
const SHRINKING = 10;
/** A very short line beside a long one costs as much as a break between phrases. */
const RAGGED = 3;

const ENDS_A_CLAUSE = /[、。，．！？!?…]$/;

/** 慎之介（十三歳）｜優里香（十歳）, クリストファー・｜スミス; 「たからもの」を is one phrase, as 鈴木（旧姓）が is. */
const ENDS_A_NAME = /[）)」』・＝]$/;
const KANA = /^[ぁ-ゖ]/;
const KATAKANA = /^[ァ-ヺー]/;

/** 遊びに｜来て, 皆さまも｜お元気で: a particle in kana, and what begins a word. */
const PARTICLE = /[はがをにへともでての]$/;
const WORD = /^(?:[一-龠々ァ-ヶ\p{Nd}]|[おご][一-龠々])/u;

/** よろしく｜お願い: polite words, which begin with お or ご and stay whole; いちご狩り and なお美 are none. */
const POLITE =
  /^(?:お[願慶祝礼知手電世見元過体身近立越会伺忙幸招心]|ご[健多清活自家族挨指連案了無厚来愛支冥報縁両笑覧祈新結出])/u;
const LONE_PREFIX = /^[おご]$/;
const HIRAGANA = /[ぁ-ゖ]$/;
const KANJI = /^[一-龠々]/u;

/** 健次郎｜（八歳）, 紗也香｜ 5歳: an age belongs to its name. */
const YEARS = '(?:\\p{Nd}{1,3}|[〇一二三四五六七八九十百]{1,5})(?:歳|才|[かカヶヵケ]月)';
const AGE = new RegExp(`^[ 　]?[（(]?${YEARS}`, 'u');
/** 紗｜也香（五歳）: and with it in brackets, name and age are one word. */
const REST_OF_AGED = new RegExp(`^[^\\s・、。（()）]{0,4}[（(]${YEARS}`, 'u');
const LONGEST_AGED = 12;

/** おじいちゃん｜誕生日: suffixes that end the way in which somebody is called. */
const ENDS_A_CALL = /(?:ちゃん|くん|さん|さま)$/;
const LONGEST_CALL = 3;

const OPENS = /^[（(「『]/;
const CLOSES = /[）)」』]$/;

/** Of each cluster, whether it stands in brackets: 美沙子｜（旧姓 小笠原） stays together there. */
function areInBrackets(clusters: readonly Cluster[]): readonly boolean[] {
  let isOpen = false;
  return clusters.map(({ text }) => {
    const isInside = isOpen;
    isOpen = CLOSES.test(text) ? false : isOpen || OPENS.test(text);
    return isInside;
  });
}

const textOf = (clusters: readonly Cluster[]): string => clusters.map(({ text }) => text).join('');

/** Cost of a break before the cluster at an index. */
function breakCost(clusters: readonly Cluster[], at: number, isInBrackets = false): number {
  const [before, after] = clusters.slice(at - 1, at + 1);
  if (!before || !after) return 0;
  if (!mayBreak(before, after) || isInWord(before, after)) return FORBIDDEN;
  const ahead = textOf(clusters.slice(at, at + LONGEST_AGED));
  const beginsName = before.kind === 'gap' || ENDS_A_NAME.test(before.text);
  if (isInBrackets || (!beginsName && REST_OF_AGED.test(ahead))) return INSIDE_WORD;
  if (AGE.test(ahead)) return INSIDE;
  if (before.kind === 'gap' || after.kind === 'gap' || ENDS_A_CLAUSE.test(before.text)) return 0;
  if (ENDS_A_NAME.test(before.text)) return KANA.test(after.text) ? INSIDE : BETWEEN;
  if (OPENS.test(after.text)) return BETWEEN;
  if (KATAKANA.test(before.text) && KATAKANA.test(after.text)) return INSIDE_WORD;
  if (LONE_PREFIX.test(before.text) && KANJI.test(after.text)) return INSIDE_WORD;
  if (WORD.test(ahead) && ENDS_A_CALL.test(textOf(clusters.slice(Math.max(0, at - LONGEST_CALL), at))))
    return BETWEEN;
  if (HIRAGANA.test(before.text) && POLITE.test(ahead)) return BETWEEN;
  return PARTICLE.test(before.text) && WORD.test(ahead) ? BETWEEN : INSIDE;
}

/** The cheapest way to the break before a cluster, and where its last line begins. */
type Way = { readonly cost: number; readonly start: number };

/** Where the lines of the way to the end begin. */
function startsOf(ways: readonly Way[]): number[] {
  const starts: number[] = [];
  for (let end = ways.length - 1; end > 0; end = starts[0] as number)
    starts.unshift((ways[end] as Way).start);
  return starts;
}

/** How long the clusters from one index to another are, without the blanks at both ends, em. */
function measured(clusters: readonly Cluster[]): (start: number, end: number) => number {
  const before = [0];
  const nextInk: number[] = [];
  const lastInk: number[] = [-1];
  for (const [at, { advanceEm, gapEm, kind }] of clusters.entries()) {
    before.push((before[at] ?? 0) + advanceEm + gapEm);
    lastInk.push(kind === 'gap' ? (lastInk[at] ?? -1) : at);
  }
  for (let at = clusters.length - 1; at >= 0; at -= 1) {
    nextInk[at] = clusters[at]?.kind === 'gap' ? (nextInk[at + 1] ?? clusters.length) : at;
  }
  return (start, end) => {
    const [first = 0, last = -1] = [nextInk[start], lastInk[end]];
    return last < first ? 0 : (before[last] ?? 0) + (clusters[last]?.advanceEm ?? 0) - (before[first] ?? 0);
  };
}

type Room = {
  readonly fullEm: number;
  readonly longestEm: number;
  /** Air between characters, em. */
  readonly trackingEm?: number | undefined;
  /** Parts of an address are its phrases, and its numbers its words. */
  readonly isAddress?: boolean | undefined;
};

const ADDRESS_COSTS: Readonly<Record<AddressBreak, number>> = { between: 0, 'inside-number': INSIDE_WORD };

export type Phrases = {
  readonly lines: readonly ShapedLine[];
  /** A line ends inside a word, or where 禁則 forbids it. */
  readonly breaksWord: boolean;
};

/**
 * A line on as few lines as hold it, none longer than `longestEm`, each broken where it reads best: behind 、 and 。,
 * else between phrases, inside one only where that is better than lines much smaller or of very different length. A line
 * longer than `fullEm` is set smaller.
 */
export function phraseLines(
  line: ShapedLine,
  { fullEm, longestEm, trackingEm = 0, isAddress }: Room,
): Phrases {
  const { clusters, writing } = line;
  const evenEm = line.lengthEm / Math.ceil(line.lengthEm / longestEm);
  const lengthOf = measured(clusters);
  const inBrackets = areInBrackets(clusters);
  const ofAddress = isAddress ? addressBreaks(clusters) : undefined;
  const costs = clusters.map((_, index) => {
    const cost = breakCost(clusters, index + 1, inBrackets[index + 1]);
    const part = ofAddress?.get(index + 1);
    return part && cost < FORBIDDEN ? ADDRESS_COSTS[part] : cost;
  });
  const ways: Way[] = [{ cost: 0, start: 0 }];
  for (let start = 0; start < clusters.length; start += 1) {
    const { cost: before } = ways[start] as Way;
    for (let end = start + 1; end <= clusters.length; end += 1) {
      const lengthEm = lengthOf(start, end);
      if (lengthEm > longestEm + 1e-9 && end > start + 1) break;
      const shrunk = Math.max(0, 1 - fullEm / lengthEm) * SHRINKING;
      const ragged = ((evenEm - lengthEm) / longestEm) ** 2 * RAGGED;
      const cost = before + LINE + (costs[end - 1] as number) + shrunk + ragged;
      const best = ways[end];
      if (!best || cost <= best.cost) ways[end] = { cost, start };
    }
  }
  const starts = startsOf(ways);
  const lines = starts.map((start, index) => {
    const part = trimGaps(clusters.slice(start, starts[index + 1] ?? clusters.length));
    return joinClusters(writing, part, start === 0 ? line.findings : [], trackingEm);
  });
  const breaksWord = starts.some((start) => start > 0 && (costs[start - 1] as number) >= INSIDE_WORD);
  return { lines, breaksWord };
}
