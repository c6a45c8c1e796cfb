/*
 * Of a window's listeners the browser calls the one that came first first, whether it captures or not: what hears of the
 * way back before the router must be here before the router is, which the pages that need it are not.
 */

let hearing: (event: PopStateEvent) => void = () => {};

/** From now on this hears of the way back before the router does, and may keep it to itself. */
export const hearFirst = (first: typeof hearing): void => {
  hearing = first;
};

if (typeof window === 'object') window.addEventListener('popstate', (event) => hearing(event));
