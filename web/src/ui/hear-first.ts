/*
 * The router adds its `popstate` listener after this module's, which the entry modules import. So `way-back.ts`, loaded
 * later with the first dialog, can stop the event before the router gets it.
 */

let hearing: (event: PopStateEvent) => void = () => {};

/** From now on `first` gets `popstate` events before the router does, and may stop them. */
export const hearFirst = (first: typeof hearing): void => {
  hearing = first;
};

if (typeof window === 'object') window.addEventListener('popstate', (event) => hearing(event));
