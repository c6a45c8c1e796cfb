import { emptyContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { withMarks } from './year-marks.ts';

test('without a mark that could not be saved, the mark pressed after it still counts', () => {
  const contact = { ...emptyContact(), code: 'a', history: [{ year: 2026, sent: true, received: false }] };
  const failed = { code: 'a', year: 2027, sent: true };
  const later = { code: 'a', year: 2026, received: true };
  const marks = [failed, later].filter((mark) => mark !== failed);
  expect(withMarks([contact], marks)[0]?.history).toEqual([{ year: 2026, sent: true, received: true }]);
});
