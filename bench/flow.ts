import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The figures of the flow need a browser and the whole shop: they stand beside the journeys, in e2e/figures. */
const root = join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'figures.config.ts'],
  { cwd: join(root, 'e2e'), stdio: 'inherit' },
);
process.exit(status ?? 1);
