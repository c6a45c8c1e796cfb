import { useState } from 'react';

/** Whether the focus is in an element, which carries the handlers. */
export function useHasFocus() {
  const [hasFocus, setHasFocus] = useState(false);
  const handlers = { onFocusCapture: () => setHasFocus(true), onBlurCapture: () => setHasFocus(false) };
  return [hasFocus, handlers] as const;
}
