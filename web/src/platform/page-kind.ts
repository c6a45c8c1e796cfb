import { createStore } from 'zustand/vanilla';

/**
 * What the page in sight may have to do with the outside. `public`: it can be read without the draft and shows nothing
 * of anybody's; every other page is somebody's own (sign-in, addresses, order, payment), and so is one that is unknown.
 */
export type PageKind = 'public' | 'own';

type Page = {
  readonly kind: PageKind;
  /** On the way to an order, where nothing stands beside the action. */
  readonly inFlow: boolean;
};

export const pageStore = createStore<Page>()(() => ({ kind: 'own', inFlow: true }));
