/** To the page's heading, where what had the focus is gone: whoever listens begins at the top of what is new. */
export const focusHeading = (how?: FocusOptions) =>
  document.querySelector<HTMLElement>('main h1')?.focus(how);
