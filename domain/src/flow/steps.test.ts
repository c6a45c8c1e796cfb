import { expect, test } from 'vitest';
import type { Member } from '../member/member.ts';
import type { DraftPhoto } from './draft.ts';
import { canEnter, FLOW_STEPS, hasAddresses, type ProductFlow, stepAfter, stepBefore } from './steps.ts';

const postcard: ProductFlow = {
  createUrl: '/jp/apps/postcard/create/',
  steps: ['', 'kit', 'preview', 'sender', 'receiver', 'confirm'],
};

// Spec §2: back and next of each page.
test.each([
  ['', 'root', 'kit'],
  ['kit', 'root', 'preview'],
  ['preview', 'kit', 'sender'],
  ['sender', 'preview', 'receiver'],
  ['receiver', 'sender', 'confirm'],
  ['confirm', 'receiver', 'order'],
] as const)('the step %j lies between %s and %s', (step, before, after) => {
  expect([stepBefore(postcard, step), stepAfter(postcard, step)]).toEqual([before, after]);
});

test('cards carry addresses where the flow asks for recipients', () => {
  expect(hasAddresses(postcard)).toBe(true);
  expect(hasAddresses({ ...postcard, steps: ['', 'kit', 'preview', 'text', 'confirm'] })).toBe(false);
  expect(hasAddresses(null)).toBe(false);
});

const photo: DraftPhoto = {
  imageId: 'a',
  fileName: 'a.jpg',
  size: { width: 1, height: 1 },
  offset: { x: 0, y: 0 },
};
const choice = { groupId: 1, tagId: 1, kitId: 1 };
const member = (existNotificationDestination: boolean): Member => ({
  code: 'm',
  type: 1,
  activatedAtMs: 0,
  existNotificationDestination,
});

// Spec §2 and §6: guards.
test.each([
  ['nothing', { choice: null, photos: [] }, null, ['', 'kit']],
  ['a photo without a design', { choice: null, photos: [photo] }, member(true), ['', 'kit']],
  ['a design', { choice, photos: [null] }, member(true), ['', 'kit', 'preview']],
  ['one photo of two', { choice, photos: [photo, null] }, member(true), ['', 'kit', 'preview']],
  ['design and photo of a visitor', { choice, photos: [photo] }, null, ['', 'kit', 'preview']],
  ['those of a member without e-mail', { choice, photos: [photo] }, member(false), ['', 'kit', 'preview']],
  ['those of a member with e-mail', { choice, photos: [photo] }, member(true), postcard.steps],
] as const)('with %s one may enter %#', (_, draft, someone, steps) => {
  expect(FLOW_STEPS.filter((step) => canEnter(postcard, step, draft, someone))).toEqual(steps);
});
