import { ok, type Result, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import { createCall } from './use-call.ts';

/** A call that is answered when the test says so. */
function aQuestion() {
  let answer: (result: Result<string, string>) => void = () => {};
  const answered = new Promise<Result<string, string>>((resolve) => {
    answer = resolve;
  });
  const signals: AbortSignal[] = [];
  const call = (signal: AbortSignal) => {
    signals.push(signal);
    return answered;
  };
  return { call, answer, isEnded: () => signals.every(({ aborted }) => aborted) };
}

test('an answer that comes after another question was asked is dropped', async () => {
  const { store, ask } = createCall<string, string>();
  const [first, second] = [aQuestion(), aQuestion()];
  const asked = [ask('first', first.call), ask('second', second.call)];
  second.answer(ok('new'));
  first.answer(ok('old'));
  await Promise.all(asked);
  expect(first.isEnded()).toBe(true);
  expect(store.getState()).toMatchObject({ key: 'second', value: 'new', isLoading: false });
});

test('the last answer stays while the same is asked again, and where that fails', async () => {
  const { store, ask } = createCall<string, string>();
  await ask('list', async () => ok('one'));
  const again = aQuestion();
  const asked = ask('list', again.call);
  expect(store.getState()).toMatchObject({ value: 'one', failure: null, isLoading: true });
  again.answer(refuse('unreachable'));
  await asked;
  expect(store.getState()).toMatchObject({ value: 'one', failure: 'unreachable', isLoading: false });
});

test('another question begins without the answer to the one before', async () => {
  const { store, ask } = createCall<string, string>();
  await ask('first', async () => ok('one'));
  void ask('second', aQuestion().call);
  expect(store.getState()).toMatchObject({ key: 'second', value: null, isLoading: true });
});

test('an answer that comes after `stop` is dropped', async () => {
  const { store, ask, stop } = createCall<string, string>();
  const question = aQuestion();
  const asked = ask('list', question.call);
  stop();
  question.answer(ok('late'));
  await asked;
  expect(store.getState().value).toBeNull();
});

test('what a call throws is kept for the error boundary', async () => {
  const { store, ask } = createCall<string, string>();
  await ask('list', () => Promise.reject(new Error('broken')));
  expect(store.getState().thrown).toEqual(new Error('broken'));
});
