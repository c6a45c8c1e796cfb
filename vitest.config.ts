import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Without times of earlier runs Vitest begins with the largest files; the soak of minutes must be first. */
class SoakFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSoak = ({ moduleId }: TestSpecification) => moduleId.endsWith('/soak.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSoak), ...sorted.filter((file) => !isSoak(file))];
  }
}

export default defineConfig({
  test: {
    include: ['*.test.ts', '{domain,print,contract,content,server,web,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'data/**'],
    // Far above what any test takes, so that a slow or busy machine does not fail what is right.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['server/test/postgres-template.ts'],
    maxWorkers: 2,
    // No module holds state, and a shop ends with its file: two processes run all files, and load each module once.
    isolate: false,
    sequence: { sequencer: SoakFirst },
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
