import { useState } from 'react';

/**
 * A value once it is there, and the one before while the next is on its way: what was seen does not vanish until a
 * new character's outlines have come. Null before the first.
 */
export function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
