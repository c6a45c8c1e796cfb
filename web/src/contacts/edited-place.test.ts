import { emptyPrintAddress, withoutComments } from '@fumi/domain';
import { expect, test } from 'vitest';
import { placeOf } from './edited-place.ts';

const person = (last: string) => ({
  ...emptyPrintAddress(),
  name: { ...emptyPrintAddress().name, last },
});

test('a dialog stays with its recipient while others come and change, and closes on the list of another card', () => {
  const [takahashi, suzuki] = [person('髙橋'), person('鈴木')];
  const edited = { at: 1, recipient: suzuki };
  expect(placeOf(edited, [takahashi, suzuki])).toBe(1);
  expect(placeOf(edited, [person('佐藤'), suzuki, person('田中')])).toBe(1);
  expect(placeOf(edited, [person('佐藤'), person('田中')])).toBeNull();
  expect(placeOf(edited, [person('佐藤')])).toBeNull();
  expect(placeOf(edited, [takahashi, suzuki].map(withoutComments)), 'a card begun for the same').toBeNull();
  expect(placeOf(null, [takahashi])).toBeNull();
});
