/** Addresses of the desk, below /desk. */
export const deskPaths = {
  /** What is to be done today. */
  home: () => '/',
  signIn: (from?: string) =>
    from === undefined || from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`,
  /** With filters, as the list has them in its address. */
  orders: (filters?: string) => (filters ? `/orders?${filters}` : '/orders'),
  order: (number: string) => `/orders/${number}`,
  role: () => '/role',
  audit: (object?: string) =>
    object === undefined ? '/audit' : `/audit?object=${encodeURIComponent(object)}`,
} as const;

/** Where somebody wanted to go who had to sign in; never out of the desk. */
export const pathAfterSignIn = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/(?!\/)/.test(from) && !from.startsWith('/sign-in') ? from : deskPaths.home();
};
