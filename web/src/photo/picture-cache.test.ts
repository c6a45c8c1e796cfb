import { PLAIN_LOOK, PLAIN_VIEW } from '@fumi/domain';
import { expect, test } from 'vitest';
import { pictureKey } from './picture-cache.ts';

const photo = { imageId: 'a' };

test.each([
  ['untouched', {}, 'screen'],
  ['a little enlarged', { view: { ...PLAIN_VIEW, zoom: 1.4 } }, 'screen'],
  ['enlarged, and small on the screen', { view: { ...PLAIN_VIEW, zoom: 4 } }, 'thumb'],
] as const)('a photo that is %s has the picture of the photo itself', (_, made, kind) => {
  expect(pictureKey({ ...photo, ...made }, kind)).toBe('a');
});

test('a photo that was turned, lit or enlarged has a picture of its own, wherever its crop lies', () => {
  const look = { ...PLAIN_LOOK, tone: 'mono' } as const;
  const keys = [
    { view: { ...PLAIN_VIEW, zoom: 1.5 } },
    { view: { ...PLAIN_VIEW, level: 2 } },
    { view: { ...PLAIN_VIEW, turn: 1 as const } },
    { look },
  ].map((made) => pictureKey({ ...photo, ...made }, 'screen'));
  expect(new Set([...keys, 'a']).size).toBe(5);
  const far = { view: { ...PLAIN_VIEW, zoom: 9 } };
  expect(pictureKey({ ...photo, ...far }, 'screen')).toBe(keys[0]);
});
