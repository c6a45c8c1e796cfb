import { emptyPrintAddress, ok } from '@fumi/domain';
import { expect, test } from 'vitest';
import { keepSender } from './keep-sender.ts';

test('an upload that saves its sender again does so under the same key', async () => {
  const keys: unknown[] = [];
  const sender = { ...emptyPrintAddress(), addContact: true };
  const ports = { wait: async () => {}, onRetry: () => {}, hasLeft: () => false };
  for (const _ of ['lost', 'pressed again']) {
    await keepSender(sender, 'upload', ports, async (_address, options) => {
      keys.push(options.idempotencyKey);
      return ok('code');
    });
  }
  expect(keys).toEqual(['upload-sender', 'upload-sender']);
});
