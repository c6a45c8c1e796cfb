/** Addresses of the desk, below /desk. */
export const deskPaths = {
  /** What is to be done today. */
  home: () => '/',
  /** The jobs that were given up; `after` is where the page before ended. */
  jobs: (after?: string) => (after === undefined ? '/jobs' : `/jobs?after=${encodeURIComponent(after)}`),
  signIn: (from?: string) =>
    from === undefined || from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`,
  /** With filters, as the list has them in its address. */
  orders: (filters?: string) => (filters ? `/orders?${filters}` : '/orders'),
  order: (number: string) => `/orders/${number}`,
  returnInvoice: (number: string) => `/orders/${number}/return-invoice`,
  /** What waits to be printed, and runs; with filters, as the list has them in its address. */
  runs: (filters?: string) => (filters ? `/runs?${filters}` : '/runs'),
  run: (number: string) => `/runs/${number}`,
  /** Where cards are counted. */
  scan: () => '/scan',
  /** What waits to leave: of a kind of delivery, after a parcel. */
  parcels: ({ kind, after }: { readonly kind?: number; readonly after?: string } = {}) =>
    kind === undefined ? '/parcels' : `/parcels?kind=${kind}${after ? `&after=${after}` : ''}`,
  inquiries: ({ settled = false, page = 1 } = {}) => {
    const search = new URLSearchParams({
      ...(settled ? { settled: 'true' } : {}),
      ...(page > 1 ? { page: `${page}` } : {}),
    });
    return search.size > 0 ? `/inquiries?${search}` : '/inquiries';
  },
  inquiry: (number: string) => `/inquiries/${number}`,
  /** What a day came to, and its close; today without one. */
  day: (day?: string) => (day === undefined ? '/close' : `/close?day=${day}`),
  role: () => '/role',
  audit: (object?: string) =>
    object === undefined ? '/audit' : `/audit?object=${encodeURIComponent(object)}`,
} as const;

/** Where somebody wanted to go who had to sign in; never out of the desk. */
export const pathAfterSignIn = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/(?!\/)/.test(from) && !from.startsWith('/sign-in') ? from : deskPaths.home();
};
