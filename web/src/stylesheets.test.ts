import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

type Sheet = { readonly component: string; readonly file: string; readonly classes: readonly string[] };

/** The stylesheets that a component imports, with the classes that it names of each. */
function sheetsOf(component: string): Sheet[] {
  const text = readFileSync(path.join(root, component), 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, file = '']) => ({
    component,
    file: path.join(root, path.dirname(component), file),
    classes: [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
  }));
}

// The compiler takes any name of any stylesheet: a class that is gone is undefined, and its element unstyled.
test('every class that a component names stands in the stylesheet that it imports', () => {
  const sheets = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap(sheetsOf);
  expect(sheets.length).toBeGreaterThan(100);
  const missing = sheets.flatMap(({ component, file, classes }) => {
    const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...new Set(classes)]
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
      .map((name) => `${component}: ${path.basename(file)} .${name}`);
  });
  expect(missing).toEqual([]);
});
