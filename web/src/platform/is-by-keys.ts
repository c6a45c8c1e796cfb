/** A click that no pointer made has no count. Who presses by keys needs the focus; on glass it would bring the keyboard. */
export const isByKeys = ({ detail }: { readonly detail: number }): boolean => detail === 0;
