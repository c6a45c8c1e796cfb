import config from './playwright.config.ts';

/** Pictures of the main screens for the README and for whoever looks them over; written to docs/pictures. */
export default { ...config, testMatch: 'pictures/**/*.picture.ts', timeout: 400_000 };
