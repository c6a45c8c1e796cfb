import type { BookTexts, TextType } from '@fumi/domain';

/** How many lines two texts have in common, counted from their first line on. */
function commonLines(some: readonly string[], others: readonly string[]): number {
  const at = some.findIndex((line, index) => line !== others[index]);
  return at === -1 ? some.length : at;
}

type Place = { readonly at: number; readonly isWhole: boolean };

/** Finds a phrase's line in typed lines, at or after `from`: whole, else within a line; nearest to `expected` first. */
function placeOf(line: string, lines: readonly string[], from: number, expected: number): Place | null {
  const nearest = (isThere: (one: string) => boolean): number | undefined =>
    lines
      .flatMap((one, at) => (at >= from && isThere(one) ? [at] : []))
      .toSorted((one, other) => Math.abs(one - expected) - Math.abs(other - expected))[0];
  const whole = nearest((one) => one === line);
  if (whole !== undefined) return { at: whole, isWhole: true };
  const part = line === '' ? undefined : nearest((one) => one.includes(line));
  return part === undefined ? null : { at: part, isWhole: false };
}

/** Where each of these lines stands in words, in their order; null where one of them does not. */
function placesOf(sought: readonly string[], lines: readonly string[], expected: number): Place[] | null {
  const found: Place[] = [];
  for (const [index, line] of sought.entries()) {
    const place = placeOf(line, lines, (found.at(-1)?.at ?? -1) + 1, expected + index);
    if (place === null) return null;
    found.push(place);
  }
  return found;
}

/**
 * The words of a place after the phrase in them has changed. What somebody has added, a line or a part of
 * one, stays where it stood; words that have nothing of the phrase are replaced by it.
 */
function changed(words: string, before: string, after: string): string {
  if (words === before) return after;
  const [was, is] = [before.split('\n'), after.split('\n')];
  const head = commonLines(was, is);
  const tail = commonLines(was.slice(head).toReversed(), is.slice(head).toReversed());
  const [gone, come] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  const lines = words.split('\n');
  // Lines that are only added stand after the line before them, or before the first line.
  const [near, isBehind] = head > 0 ? [head - 1, 1] : [0, 0];
  const places = placesOf(gone.length > 0 ? gone : [was[near] ?? ''], lines, gone.length > 0 ? head : near);
  if (places === null) return was.some((line) => line !== '' && words.includes(line)) ? words : after;
  if (gone.length === 0) return lines.toSpliced((places[0]?.at ?? 0) + isBehind, 0, ...come).join('\n');
  const fresh = lines.map((line, at): readonly string[] => {
    const index = places.findIndex((place) => place.at === at);
    if (index === -1) return [line];
    const own = index === gone.length - 1 ? come.slice(index) : come.slice(index, index + 1);
    return places[index]?.isWhole ? own : [line.replace(gone[index] ?? '', () => own.join('\n'))];
  });
  return fresh.flat().join('\n');
}

/**
 * The words of a card after a field of its phrase has changed: what was written by hand stays, and a place
 * that the phrase no longer fills has the design's own words again.
 */
export function refill(texts: BookTexts, before: BookTexts, after: BookTexts): BookTexts {
  const types = [...new Set([...Object.keys(before), ...Object.keys(after)])] as TextType[];
  const spoken = types.filter((type) => before[type] !== after[type]);
  return spoken.reduce((filled, type) => {
    const { [type]: current, ...others } = filled;
    const [was, is] = [before[type], after[type]];
    if (is === undefined) return current === was ? others : filled;
    return { ...others, [type]: was === undefined || !current ? is : changed(current, was, is) };
  }, texts);
}

/**
 * The words of a card after a phrase was picked; `before` are the words of an earlier phrase, or none. The
 * message is always replaced; any other place that somebody has written by hand keeps its words.
 */
export function picked(texts: BookTexts, before: BookTexts, after: BookTexts): BookTexts {
  const types = Object.keys(after) as TextType[];
  const isByHand = (type: TextType) => type !== 'MESSAGE' && texts[type] && texts[type] !== before[type];
  const said = types.filter((type) => !isByHand(type)).map((type) => [type, after[type]]);
  return { ...texts, ...Object.fromEntries(said) };
}
