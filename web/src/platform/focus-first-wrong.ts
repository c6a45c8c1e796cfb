/** To the first field with an error, on the page or in a part of it. */
export const focusFirstWrong = (within: ParentNode | null = document.querySelector('main')): void =>
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
