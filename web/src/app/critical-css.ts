/*
 * The part of the stylesheet that a rendered page uses, to be carried inline: the rest arrives while the page is
 * already being read. Works on the build's own minified CSS; a rule stays unless a class in its selector is not used.
 */

type Block = { readonly prelude: string; readonly body: string | null };

/** Index behind the string that opens at `at`. */
function afterString(css: string, at: number): number {
  const quote = css[at];
  let index = at + 1;
  while (index < css.length && css[index] !== quote) index += css[index] === '\\' ? 2 : 1;
  return index + 1;
}

/** Index of the brace that closes the one at `open`. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  let index = open;
  while (index < css.length) {
    const mark = css[index];
    if (mark === '"' || mark === "'") {
      index = afterString(css, index);
      continue;
    }
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0) return index;
    index += 1;
  }
  return css.length;
}

/** Rules and statements of one level, in order. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let index = 0;
  while (index < css.length) {
    const mark = css[index];
    if (mark === '"' || mark === "'") {
      index = afterString(css, index);
    } else if (mark === ';') {
      blocks.push({ prelude: css.slice(start, index + 1), body: null });
      index += 1;
      start = index;
    } else if (mark === '{') {
      const end = closingBrace(css, index);
      blocks.push({ prelude: css.slice(start, index), body: css.slice(index + 1, end) });
      index = end + 1;
      start = index;
    } else {
      index += 1;
    }
  }
  return blocks;
}

const GROUP = /^\s*@(?:layer|media|supports|container)\b/;

/** Without brackets: classes in them may be alternatives, as in `:is()`; only those outside must be used. */
const withoutBrackets = (selector: string): string => {
  const inner = selector.replace(/\([^()]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return inner === selector ? selector : withoutBrackets(inner);
};

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

const isUsed = (prelude: string, used: ReadonlySet<string>): boolean =>
  withoutBrackets(prelude)
    .split(',')
    .some((selector) => [...selector.matchAll(CLASS)].every(([, name]) => used.has(name ?? '')));

/** The stylesheet without the rules for classes that are not used. */
export function cssFor(css: string, used: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return prelude;
      if (GROUP.test(prelude)) {
        const kept = cssFor(body, used);
        return kept === '' ? '' : `${prelude}{${kept}}`;
      }
      return prelude.trimStart().startsWith('@') || isUsed(prelude, used) ? `${prelude}{${body}}` : '';
    })
    .join('');
}

/** Every class that stands in a piece of HTML. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)));
