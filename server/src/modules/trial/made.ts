import { invariant, type Result } from '@fumi/domain';

/** The value of an accepted answer; a trial that the shop refuses is a mistake of ours. */
export function made<Value>(answer: Result<Value, unknown>): Value {
  invariant(answer.ok, `The shop takes what its trial asks: ${JSON.stringify(answer)}`);
  return answer.value;
}
