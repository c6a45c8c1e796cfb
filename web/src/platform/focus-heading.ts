/** Focuses the page's heading, where the focused element is gone: reading begins there. */
export const focusHeading = (how?: FocusOptions) =>
  document.querySelector<HTMLElement>('main h1')?.focus(how);
