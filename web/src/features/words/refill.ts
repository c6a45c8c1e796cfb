import type { BookTexts, TextType } from '@fumi/domain';

/** How many lines two texts have in common, counted from their first line on. */
function commonLines(some: readonly string[], others: readonly string[]): number {
  const at = some.findIndex((line, index) => line !== others[index]);
  return at === -1 ? some.length : at;
}

/** Where a line stands in others from a place on, the nearest to where it is expected; -1 where it does not. */
function placeOf(line: string, lines: readonly string[], from: number, expected: number): number {
  const places = lines.flatMap((one, at) => (at >= from && one === line ? [at] : []));
  const nearest = places.toSorted((one, other) => Math.abs(one - expected) - Math.abs(other - expected));
  return nearest[0] ?? -1;
}

/** Where each of these lines stands in others, in their order; those that don't are left out. */
function placesOf(sought: readonly string[], lines: readonly string[], expected: number): number[] {
  const found: number[] = [];
  for (const [index, line] of sought.entries()) {
    const at = placeOf(line, lines, (found.at(-1) ?? -1) + 1, expected + index);
    if (at !== -1) found.push(at);
  }
  return found;
}

/**
 * Words in which a text has stood and to which somebody may have added, after the text has changed. A line that was added
 * stays between the lines of the text between which it stood.
 */
function changed(words: string, before: string, after: string): string {
  if (words === before) return after;
  const [was, is] = [before.split('\n'), after.split('\n')];
  const head = commonLines(was, is);
  const tail = commonLines(was.slice(head).toReversed(), is.slice(head).toReversed());
  const [gone, come] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  const lines = words.split('\n');
  if (gone.length === 0) {
    const [near, isBehind] = head > 0 ? [head - 1, 1] : [0, 0];
    const at = placeOf(was[near] ?? '', lines, 0, near);
    return at === -1 ? after : lines.toSpliced(at + isBehind, 0, ...come).join('\n');
  }
  const places = placesOf(gone, lines, head);
  if (places.length === gone.length) {
    const fresh = lines.map((line, at): readonly string[] => {
      const index = places.indexOf(at);
      if (index === -1) return [line];
      return index === gone.length - 1 ? come.slice(index) : come.slice(index, index + 1);
    });
    return fresh.flat().join('\n');
  }
  // Somebody has added to the line itself; what stands there more often would be changed in the wrong place.
  const part = gone.join('\n');
  const isThere = part !== '' && words.includes(part) && words.indexOf(part) === words.lastIndexOf(part);
  return isThere ? words.replace(part, () => come.join('\n')) : after;
}

/**
 * The words of a card after a field of a text has changed what the text says: what was written by hand in between stays,
 * and a place that can no longer be filled has the design's own words again.
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
 * The words of a card after a text was picked where another, or none, had said `before`. What it is about, the message, is
 * replaced; another place that somebody has written by hand keeps its words.
 */
export function picked(texts: BookTexts, before: BookTexts, after: BookTexts): BookTexts {
  const types = Object.keys(after) as TextType[];
  const isByHand = (type: TextType) => type !== 'MESSAGE' && texts[type] && texts[type] !== before[type];
  const said = types.filter((type) => !isByHand(type)).map((type) => [type, after[type]]);
  return { ...texts, ...Object.fromEntries(said) };
}
