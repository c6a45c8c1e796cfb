/** Codes of books and orders lead to people; a path keeps its shape and loses them, and its query. */
export const pathWithoutCodes = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/\/[A-Za-z0-9_-]{16,}(?=\/|$)/g, '/:code');
