import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts', '{domain,print,contract,content,server,web,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'data/**'],
    // Far above what any test takes, so that a slow or busy machine does not fail what is right.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // No module holds state, and a shop ends with its file: two processes run all files, and load each module once.
    isolate: false,
    // V8 of Node 24 sometimes ends a process that has opened and closed many embedded databases, where it frees the
    // machine code of their WebAssembly (nodejs/node#64500).
    execArgv: ['--no-wasm-code-gc'],
    // The core's branches, where `--coverage` asks for them: `npx vitest run domain/ print/ --coverage`.
    coverage: {
      include: ['{domain,print}/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.data.ts'],
      thresholds: { branches: 95 },
    },
  },
});
