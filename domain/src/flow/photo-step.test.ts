import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Member } from '../member/member.ts';
import {
  initialPhotoStep,
  type PhotoStepEvent,
  type PhotoStepState,
  PROMPT_PRIORITY,
  photoStepTransition,
  topPrompt,
} from './photo-step.ts';

const aMember = (existNotificationDestination: boolean): Member => ({
  code: 'm',
  type: 1,
  activatedAtMs: 0,
  existNotificationDestination,
});

const run = (...events: PhotoStepEvent[]): [PhotoStepState, string[]] => {
  let state = initialPhotoStep;
  const effects: string[] = [];
  for (const event of events) {
    const [next, caused] = photoStepTransition(state, event);
    state = next;
    effects.push(...caused);
  }
  return [state, effects];
};

test('without a photo there is only a warning', () => {
  const [state, effects] = run({ type: 'confirm-pressed', hasPhoto: false });
  expect(topPrompt(state)).toBe('warning-less');
  expect(effects).toEqual([]);
});

test('a visitor confirms the copyright, signs in and goes on with the new member', () => {
  const [state, effects] = run(
    { type: 'confirm-pressed', hasPhoto: true },
    { type: 'copyright-accepted', member: null },
    { type: 'member-arrived', member: aMember(true) },
    { type: 'member-refreshed', member: aMember(true) },
  );
  expect(topPrompt(state)).toBeNull();
  expect(effects).toEqual(['refresh-member', 'go-on']);
});

test('a member without notification e-mail registers one first', () => {
  const [state] = run(
    { type: 'confirm-pressed', hasPhoto: true },
    { type: 'copyright-accepted', member: aMember(false) },
  );
  expect(topPrompt(state)).toBe('notification-email');
});

test('a session that ended in the meantime leads back to the login', () => {
  const [state, effects] = run(
    { type: 'confirm-pressed', hasPhoto: true },
    { type: 'copyright-accepted', member: aMember(true) },
    { type: 'member-refreshed', member: null },
  );
  expect(topPrompt(state)).toBe('login');
  expect(effects).toEqual(['refresh-member']);
});

test('nobody reaches the sender without a member who can be notified', () => {
  const member = fc.option(fc.boolean().map(aMember), { nil: null });
  const event: fc.Arbitrary<PhotoStepEvent> = fc.oneof(
    fc.record({ type: fc.constant('entered' as const), isFirstEntry: fc.boolean() }),
    fc.record({ type: fc.constant('confirm-pressed' as const), hasPhoto: fc.boolean() }),
    fc.record({ type: fc.constant('copyright-accepted' as const), member }),
    fc.record({ type: fc.constant('member-arrived' as const), member: fc.boolean().map(aMember) }),
    fc.record({ type: fc.constant('member-refreshed' as const), member }),
    fc.constantFrom<PhotoStepEvent>(
      { type: 'preview-warning-dismissed' },
      { type: 'warning-closed' },
      { type: 'copyright-cancelled' },
      { type: 'login-cancelled' },
      { type: 'notification-email-cancelled' },
      { type: 'notification-email-set' },
      { type: 'refresh-failed' },
      { type: 'error-closed' },
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let state = initialPhotoStep;
      for (const each of events) {
        const [next, effects] = photoStepTransition(state, each);
        if (effects.includes('go-on')) {
          expect(each).toMatchObject({
            type: 'member-refreshed',
            member: { existNotificationDestination: true },
          });
        }
        expect(next.open.every((prompt) => PROMPT_PRIORITY.includes(prompt))).toBe(true);
        state = next;
      }
    }),
  );
});
