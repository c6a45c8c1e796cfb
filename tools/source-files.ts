import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `isLater`: loaded when the code that asks for it runs. */
export type Import = { from: string; specifier: string; isTypeOnly: boolean; isLater: boolean };
type SourceFile = { path: string; text: string; imports: Import[] };

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results']);
const CODE = /\.(ts|tsx|mjs)$/;

/** Every file of the tree, by its path from the root with forward slashes. */
export function filesIn(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = folder ? `${folder}/${entry.name}` : entry.name;
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(root, below) : [below];
  });
}

/**
 * A comment may hold the word import, and a string may hold `//`: strings are matched first, and
 * kept.
 */
export const withoutComments = (text: string) =>
  text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm,
    (_, string) => string ?? '',
  );

const IMPORTS = [
  /^\s*(?:import|export)\s+(?<type>type\s)?[^'"`;()]*?from\s*['"](?<specifier>[^'"\n]+)['"]/gm,
  /^\s*import\s*['"](?<specifier>[^'"\n]+)['"]/gm,
  /\b(?<later>import)\s*\(\s*['"](?<specifier>[^'"\n]+)['"]/g,
];

export function importsOf(from: string, text: string): Import[] {
  const code = withoutComments(text);
  const found = IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)]);
  return found.map(({ groups = {} }) => ({
    from,
    specifier: groups.specifier ?? '',
    isTypeOnly: groups.type !== undefined,
    isLater: groups.later !== undefined,
  }));
}

export const readSource = (root: string, files: string[]): SourceFile[] =>
  files
    .filter((file) => CODE.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { path: file, text, imports: importsOf(file, text) };
    });

/** The file that a relative import names; null for a package. */
export const targetOf = ({ from, specifier }: Pick<Import, 'from' | 'specifier'>): string | null =>
  specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''))
    : null;

/** `@fumi/print/svg` → `@fumi/print`, `pg/lib/x` → `pg`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The first circle of imports that it meets, as the files on it; null when there is none. */
export function findCycle(
  edges: ReadonlyMap<string, readonly string[]>,
  files: readonly string[] = [...edges.keys()],
  onPath: readonly string[] = [],
  finished = new Set<string>(),
): string[] | null {
  for (const file of files) {
    if (onPath.includes(file)) return [...onPath.slice(onPath.indexOf(file)), file];
    if (finished.has(file)) continue;
    const cycle = findCycle(edges, edges.get(file) ?? [], [...onPath, file], finished);
    if (cycle) return cycle;
    finished.add(file);
  }
  return null;
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
