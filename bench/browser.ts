import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Figures that need a browser and the whole shop stand beside the journeys, in e2e/figures; ends the process. */
export function runFigures(file: string): never {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'figures.config.ts', file],
    { cwd: join(root, 'e2e'), stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
