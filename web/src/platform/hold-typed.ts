/**
 * Until the answer, which lets go: the fields of a form take no typing while what stood in them is being sent, so that
 * nobody mends what is on its way already. They keep focus, which disabled ones lose.
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
