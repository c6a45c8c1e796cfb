/** An expected refusal is a value, not an exception: the caller must look at `ok` before it gets `value`. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Refusal };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refuse = <Refusal>(error: Refusal): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error,
});
