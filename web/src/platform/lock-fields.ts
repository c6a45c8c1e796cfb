type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTypable = (field: Element): field is Typed => 'readOnly' in field && !field.readOnly;

/**
 * Makes the fields of a form read-only while their values are being sent, those that open meanwhile too, so that no
 * change is lost; returns a function that unlocks them. Not disabled: a disabled field loses focus.
 */
export function lockFields(form: HTMLFormElement | null): () => void {
  const locked: Typed[] = [];
  const lock = (): void => {
    for (const field of [...(form?.elements ?? [])].filter(isTypable)) {
      field.readOnly = true;
      locked.push(field);
    }
  };
  lock();
  const opening = new MutationObserver(lock);
  if (form) opening.observe(form, { childList: true, subtree: true });
  return () => {
    opening.disconnect();
    for (const field of locked) field.readOnly = false;
  };
}
