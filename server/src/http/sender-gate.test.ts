import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { openSenderGate } from './sender-gate.ts';

test('a sender waits for three answers at once, and another as many; who hangs up makes room', () => {
  const isLetIn = openSenderGate(3);
  const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;
  const first = reply();
  const lets = [first, reply(), reply(), reply()].map((each) => isLetIn('hanako', each));
  expect(lets).toEqual([true, true, true, false]);
  expect(isLetIn('taro', reply())).toBe(true);
  first.raw.emit('close');
  expect(isLetIn('hanako', reply())).toBe(true);
  expect(isLetIn('hanako', reply())).toBe(false);
});
