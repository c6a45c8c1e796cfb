import { defineConfig } from '@playwright/test';
import { beginOnDay } from './support/day.ts';

beginOnDay();

const { CHROMIUM_PATH, CI, HEADLESS_SHELL_PATH } = process.env;

/** Launch options of the browser at a path; without a path, of Playwright's own browser. */
export const launchOptionsOf = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

/** Two workers, each with a shop of its own: a journey mostly waits, and two cores are enough for two of them. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 2,
  // A journey that passes at the second try is named at the end of the run (ADR 88).
  retries: CI ? 1 : 0,
  // Far above what any step takes, so that a slow or busy machine does not fail what is right.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    launchOptions: launchOptionsOf(HEADLESS_SHELL_PATH ?? CHROMIUM_PATH),
  },
});
