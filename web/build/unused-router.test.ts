import { expect, test } from 'vitest';
import { withoutUnused } from './unused-router.ts';

test('an update of the router that is written otherwise stops the build', () => {
  expect(() => withoutUnused('/react-router/dist/production/lib/router/router.js', 'start()')).toThrow();
});

test('files of which nothing is left out stay as they are', () => {
  expect(withoutUnused('/react-router/dist/production/lib/hooks.js', 'start()')).toBe('start()');
});
