/** Thrown where the program itself is wrong; never for input of a person or failures of the world. */
class InvariantError extends Error {
  override name = 'InvariantError';
}

/** Throws with a complete sentence for developers when what must hold does not. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}
