/**
 * Makes the fields of a form read-only while their values are being sent, so that no change is
 * lost; what is returned unlocks them. Not disabled: a disabled field loses focus.
 */
export function lockFields(form: HTMLFormElement | null): () => void {
  const fields = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement => 'readOnly' in field && !field.readOnly,
  );
  for (const field of fields) field.readOnly = true;
  return () => {
    for (const field of fields) field.readOnly = false;
  };
}
