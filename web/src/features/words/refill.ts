import type { BookTexts, TextType } from '@fumi/domain';

/** How many lines two texts have in common, counted from their first line on. */
function commonLines(some: readonly string[], others: readonly string[]): number {
  const at = some.findIndex((line, index) => line !== others[index]);
  return at === -1 ? some.length : at;
}

/** Where these lines stand in others, the nearest to a place; -1 where they don't. */
function linesAt(lines: readonly string[], sought: readonly string[], near: number): number {
  const places = lines
    .map((_, at) => at)
    .filter((at) => sought.every((line, index) => line === lines[at + index]))
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return places[0] ?? -1;
}

/** Words in which a text has stood and to which somebody may have added, after the text has changed. */
function changed(words: string, before: string, after: string): string {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const head = commonLines(was, is);
  const tail = commonLines(was.slice(head).toReversed(), is.slice(head).toReversed());
  // Lines that only come in between, or only go, hold on to the one before them, or behind.
  const isOneSided = head + tail === Math.min(was.length, is.length);
  const from = isOneSided && head > 0 ? head - 1 : head;
  const kept = isOneSided && head === 0 ? tail - 1 : tail;
  const [old, fresh] = [was.slice(from, was.length - kept), is.slice(from, is.length - kept)];
  const lines = words.split('\n');
  const at = linesAt(lines, old, from);
  if (at !== -1) return [...lines.slice(0, at), ...fresh, ...lines.slice(at + old.length)].join('\n');
  // Somebody has added to the line itself; what stands there more often would be changed in the wrong place.
  const part = old.join('\n');
  const isThere = part !== '' && words.includes(part) && words.indexOf(part) === words.lastIndexOf(part);
  return isThere ? words.replace(part, () => fresh.join('\n')) : after;
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
