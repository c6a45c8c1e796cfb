import config, { launchOptionsOf } from './playwright.config.ts';

/** The figures of `npm run bench flow`, `album` and `front`: the same shop, other files, a full browser. */
export default {
  ...config,
  testMatch: 'figures/**/*.figure.ts',
  reporter: 'dot' as const,
  use: { ...config.use, launchOptions: launchOptionsOf(process.env.CHROMIUM_PATH) },
};
