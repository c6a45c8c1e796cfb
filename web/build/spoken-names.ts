import { type Plugin, parseSync, Visitor } from 'vite';

/*
 * Our sentences are served with marks where their lines may break (phrases.ts). What is shown nowhere has no lines: a
 * name for those who listen goes without them, since some programs pause there or look for whole words.
 */

/** Attributes that are read, not shown. */
const SPOKEN = /^(?:alt|aria-(?:label|valuetext|description|roledescription))$/;
const HAS_SPOKEN = /\balt=|aria-(?:label|valuetext|description|roledescription)\b/;

/** A component's file with what is read of its elements in `spoken`. */
export function spokenSource(fileName: string, source: string): string {
  const edits: { readonly at: number; readonly text: string }[] = [];
  const wrap = (start: number, end: number): void => {
    edits.push({ at: start, text: 'spoken(' }, { at: end, text: ')' });
  };
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.test(name.name)) return;
      if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return;
      wrap(value.expression.start, value.expression.end);
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Literal' || typeof key.value !== 'string' || !SPOKEN.test(key.value)) return;
      wrap(value.start, value.end);
    },
  }).visit(parseSync(fileName, source).program);
  if (edits.length === 0) return source;
  const marked = edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
  // On the first line: the others keep their numbers.
  return `import { spoken } from '/src/ui/spoken.ts'; ${marked}`;
}

/** Names go without marks, in the browser and on the server alike. */
export const spokenNames: Plugin = {
  name: 'spoken-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx$/, code: HAS_SPOKEN },
    handler: (source, id) => ({ code: spokenSource(id, source), map: null }),
  },
};
