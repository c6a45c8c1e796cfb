/*
 * Mutation tests of domain and print: `node tools/mutate.ts <seed> [count]` changes the code in `count` random places
 * (100), one at a time, runs the tests that import the changed file, and says which changes no test caught. The files
 * on disk stay as they are: the change is made while they are loaded. Needs the Node of package.json.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, parseAst, startVitest, type TestSpecification } from 'vitest/node';
import { filesIn } from './source-files.ts';

type Mutant = { readonly file: string; readonly start: number; readonly end: number; readonly text: string };
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** Longer than all tests of domain and print take: a mutant that needs more is in a loop. */
const TIMEOUT_MS = 300_000;

const root = path.dirname(import.meta.dirname);

// biome-ignore format: in pairs
const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===',
  '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '&&': '||', '||': '&&', '??': '&&',
};

const DROPPED = new Set([
  'ExpressionStatement',
  'ReturnStatement',
  'ThrowStatement',
  'ContinueStatement',
  'BreakStatement',
]);

/** What may be changed at one node, as the text that takes its place. */
function changesAt(node: Node, code: string): string[] {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string };
    const other = OTHER_OPERATOR[operator];
    return other ? [`(${textOf(left)}) ${other} (${textOf(right)})`] : [];
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const test = node.test as Node;
    const offset = test.start - node.start;
    return [`${textOf(node).slice(0, offset)}!(${textOf(test)})${code.slice(test.end, node.end)}`];
  }
  if (node.type === 'UnaryExpression' && (node.operator === '!' || node.operator === '-'))
    return [textOf(node.argument as Node)];
  if (node.type === 'Literal' && typeof node.value === 'number') return [`${node.value + 1}`];
  if (node.type === 'Literal' && typeof node.value === 'boolean') return [`${!node.value}`];
  return DROPPED.has(node.type) ? [';'] : [];
}

/** Types are skipped: they are gone when the tests run. */
const isType = ({ type }: Node): boolean =>
  /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(type);

function mutantsOf(file: string): Mutant[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const below = (value: unknown): Mutant[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = () => Object.values(value).flatMap(below);
    if (!('type' in value)) return inner();
    const node = value as Node;
    if (isType(node)) return [];
    const { start, end } = node;
    return [...changesAt(node, code).map((text) => ({ file, start, end, text })), ...inner()];
  };
  return below(parseAst(code, { lang: 'ts' }));
}

/** `seededRandom` of domain once more: tools import nothing of the tree, which they change here. */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Tests beside the changed file run first: most changes are caught there. */
const nearestFirst = (file: string) =>
  class extends BaseSequencer {
    override async sort(specs: TestSpecification[]) {
      const far = ({ moduleId }: TestSpecification) =>
        path.relative(path.dirname(path.join(root, file)), moduleId).split('..').length;
      return specs.toSorted((a, b) => far(a) - far(b));
    }
  };

/** Runs the tests of one mutant in this process. */
async function judge({ file, start, end, text }: Mutant): Promise<void> {
  const changed = path.join(root, file);
  const transform = (code: string, id: string) =>
    id === changed ? code.slice(0, start) + text + code.slice(end) : undefined;
  await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      related: [changed],
      include: ['{domain,print}/**/*.test.ts'],
      passWithNoTests: true,
      testTimeout: 60_000,
      bail: 1,
      maxWorkers: 1,
      pool: 'threads',
      isolate: false,
      fsModuleCache: false,
      sequence: { sequencer: nearestFirst(file) },
    },
    { plugins: [{ name: 'mutant', enforce: 'pre', transform }] },
  );
  process.exit();
}

/** What became of a mutant in a process of its own: a test failed, the tests never ended, or all passed. */
const verdictOn = (mutant: Mutant) =>
  new Promise<'caught' | 'timed out' | 'missed'>((resolve) => {
    const args = [import.meta.filename, JSON.stringify(mutant)];
    const child = spawn(process.execPath, args, {
      stdio: 'ignore',
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    child.on('exit', (code) => resolve(code === null ? 'timed out' : code === 0 ? 'missed' : 'caught'));
  });

async function main(seed: number, count: number): Promise<void> {
  const all = filesIn(root)
    .filter((file) => /^(domain|print)\/src\/.*\.ts$/.test(file) && !/\.(test|data)\.ts$/.test(file))
    .flatMap(mutantsOf);
  const random = randomBy(seed);
  const chosen = all
    .map((mutant) => ({ mutant, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count);
  const missed: Mutant[] = [];
  for (const { mutant } of chosen) {
    const verdict = await verdictOn(mutant);
    if (verdict === 'missed') missed.push(mutant);
    if (verdict === 'caught') continue;
    const code = readFileSync(path.join(root, mutant.file), 'utf8');
    const line = code.slice(0, mutant.start).split('\n').length;
    console.log(
      `${verdict}: ${mutant.file}:${line} ${code.slice(mutant.start, mutant.end)} → ${mutant.text}`,
    );
  }
  const caught = chosen.length - missed.length;
  console.log(`seed ${seed}: ${caught} of ${chosen.length} mutants caught (of ${all.length} possible)`);
}

const [first = '1', count = '100'] = process.argv.slice(2);
await (first.startsWith('{') ? judge(JSON.parse(first)) : main(Number(first), Number(count)));
