import config from './playwright.config.ts';

/** The figures of `npm run bench flow`, `album` and `front`: the same browser, the same shop, other files. */
export default { ...config, testMatch: 'figures/**/*.figure.ts', reporter: 'dot' as const };
