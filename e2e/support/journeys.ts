import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const runner = join(root, 'node_modules/@playwright/test/cli.js');

type Listed = {
  readonly suites?: readonly Listed[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly expectedStatus: string }[];
  }[];
};

const titlesIn = ({ specs = [], suites = [] }: Listed): string[] => [
  ...specs
    .filter(({ tests }) => tests.every(({ expectedStatus }) => expectedStatus === 'passed'))
    .map(({ title }) => title),
  ...suites.flatMap(titlesIn),
];

/** What the journeys of some files are called in a whole run, as the runner finds them; without what it would skip. */
export function titlesOf(files: string): string[] {
  // A report that is written to a file is not printed.
  const { PLAYWRIGHT_JSON_OUTPUT_NAME: _, ...env } = process.env;
  const listed = execFileSync(process.execPath, [runner, 'test', '--list', '--reporter=json', files], {
    cwd: join(root, 'e2e'),
    env: { ...env, FUMI_FULL: '1' },
    encoding: 'utf8',
  });
  return titlesIn(JSON.parse(listed) as Listed);
}
