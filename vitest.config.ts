import { defineConfig } from 'vitest/config';

const include = ['*.test.ts', '{domain,print,contract,content,server,web,tools}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', 'data/**'],
    // Far above what any test takes, so that a slow or busy machine does not fail what is right.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      // Files of the server start and stop whole shops: each in a process of its own.
      { extends: true, test: { name: 'server', include: ['server/**/*.test.ts'] } },
      // The others hold no state: two processes run them all, and load each module once.
      { extends: true, test: { name: 'core', include, exclude: ['server/**'], isolate: false } },
    ],
    // The core's branches, where `--coverage` asks for them: `npx vitest run domain/ print/ --coverage`.
    coverage: {
      include: ['{domain,print}/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.data.ts'],
      thresholds: { branches: 95 },
    },
  },
});
