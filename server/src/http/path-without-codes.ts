/** A path without its query and the codes of books and orders, which lead to people. */
export const pathWithoutCodes = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/\/[A-Za-z0-9_-]{16,}(?=\/|$)/g, '/:code');
