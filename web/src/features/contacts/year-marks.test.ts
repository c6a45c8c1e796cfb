import { emptyContact, ok, type Result, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type Mark, pressMark, withMarks } from './year-marks.ts';

type Answer = Result<unknown, 'unreachable'>;

test('a mark that could not be saved is taken back, and the one pressed after it still counts', async () => {
  const contact = { ...emptyContact(), code: 'a', history: [{ year: 2026, sent: true, received: false }] };
  let marks: readonly Mark[] = [];
  const change = (next: (all: readonly Mark[]) => readonly Mark[]) => {
    marks = next(marks);
  };
  const shown = () => withMarks([contact], marks)[0]?.history;
  let answerFirst: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    answerFirst = resolve;
  });
  const failed = pressMark({ code: 'a', year: 2027, sent: true }, () => answer, change);
  expect(shown()).toContainEqual({ year: 2027, sent: true, received: false });
  const later = { code: 'a', year: 2026, received: true };
  expect(await pressMark(later, async () => ok(null), change)).toBeNull();
  answerFirst(refuse('unreachable'));
  expect(await failed).toBe('unreachable');
  expect(shown()).toEqual([{ year: 2026, sent: true, received: true }]);
});
