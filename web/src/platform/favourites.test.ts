import { expect, test } from 'vitest';
import { favouritesIn } from './favourites.ts';

test.each([
  ['[27001,27002]', [27001, 27002]],
  ['[27001,27001]', [27001]],
  ['["27001",null,1.5,27003]', [27003]],
  ['{"a":1}', []],
  ['not json', []],
  [null, []],
])('the favourites in %j are %j', (text, ids) => {
  expect([...favouritesIn(text)]).toEqual(ids);
});
