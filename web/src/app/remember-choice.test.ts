import { expect, test } from 'vitest';
import { choiceIn } from './remember-choice.ts';

test.each([
  ['group=10&tag=1001&kit=27001', { groupId: 10, tagId: 1001, kitId: 27001 }],
  ['group=10&tag=1001', null],
  ['group=10&tag=x&kit=27001', null],
  ['group=10&tag=1001&kit=-1', null],
  ['group=10&tag=1001&kit=1e3', null],
  ['group=0&tag=0&kit=0', null],
])('a design’s link carries the choice: %s', (search, choice) => {
  expect(choiceIn(new URLSearchParams(search))).toEqual(choice);
});
