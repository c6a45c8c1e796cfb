import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { openNewestFirst } from './newest-first.ts';

const reply = (destroyed = false) =>
  ({ raw: Object.assign(new EventEmitter(), { destroyed }) }) as unknown as FastifyReply;

test('a newer answer ends the wait of the oldest of its sender, and of nobody else', () => {
  const beginWait = openNewestFirst(2);
  const [first, second, ofAnother, third] = [
    beginWait('hanako', reply()),
    beginWait('hanako', reply()),
    beginWait('taro', reply()),
    beginWait('hanako', reply()),
  ];
  expect([first, second, ofAnother, third].map(({ aborted }) => aborted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a closed connection ends the wait of its answer, and a new answer then displaces none', () => {
  const beginWait = openNewestFirst(2);
  const left = reply();
  const [first, second] = [beginWait('hanako', left), beginWait('hanako', reply())];
  left.raw.emit('close');
  expect(first.aborted).toBe(true);
  expect(beginWait('hanako', reply(true)).aborted).toBe(true);
  const third = beginWait('hanako', reply());
  expect([second.aborted, third.aborted]).toEqual([false, false]);
});
