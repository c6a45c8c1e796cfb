import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Import = { from: string; specifier: string; isTypeOnly: boolean };
export type SourceFile = { path: string; text: string; imports: Import[] };

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
]);
const CODE = /\.(ts|tsx|mjs)$/;

/** Every file of the tree, by its path from the root with forward slashes. */
export function filesIn(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = folder ? `${folder}/${entry.name}` : entry.name;
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(root, below) : [below];
  });
}

/** Comments say import too, and a `//` inside of a string is none: strings are matched first, and kept. */
export const withoutComments = (text: string) =>
  text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm,
    (_, string) => string ?? '',
  );

const STATEMENT = /^\s*(import|export)\s+(type\s)?[^'"`;()]*?from\s*['"]([^'"\n]+)['"]/gm;
const SIDE_EFFECT = /^\s*import\s*['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;

export function importsOf(from: string, text: string): Import[] {
  const code = withoutComments(text);
  const statements = [...code.matchAll(STATEMENT)].map(([, , type, specifier = '']) => ({
    from,
    specifier,
    isTypeOnly: type !== undefined,
  }));
  const others = [...code.matchAll(SIDE_EFFECT), ...code.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
    from,
    specifier,
    isTypeOnly: false,
  }));
  return [...statements, ...others];
}

export const readSource = (root: string, files: string[]): SourceFile[] =>
  files
    .filter((file) => CODE.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { path: file, text, imports: importsOf(file, text) };
    });

/** The file that a relative import names; null for a package. */
export const targetOf = ({ from, specifier }: Import): string | null =>
  specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''))
    : null;

/** `@fumi/print/svg` → `@fumi/print`, `pg/lib/x` → `pg`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The first circle of imports that it meets, as the files on it; null when there is none. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>();
  const onPath: string[] = [];
  const visit = (file: string): string[] | null => {
    if (finished.has(file)) return null;
    if (onPath.includes(file)) return [...onPath.slice(onPath.indexOf(file)), file];
    onPath.push(file);
    for (const target of edges.get(file) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    onPath.pop();
    finished.add(file);
    return null;
  };
  for (const file of edges.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return null;
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
