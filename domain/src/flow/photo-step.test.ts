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
  const [state, effects] = run({ type: 'confirm-pressed', hasPhoto: false, isAnswered: true });
  expect(topPrompt(state)).toBe('warning-less');
  expect(effects).toEqual([]);
});

test('a visitor confirms the copyright, signs in and goes on with the new member', () => {
  const [state, effects] = run(
    { type: 'confirm-pressed', hasPhoto: true, isAnswered: false },
    { type: 'copyright-accepted', member: null },
    { type: 'member-arrived', member: aMember(true) },
    { type: 'member-refreshed', member: aMember(true) },
  );
  expect(topPrompt(state)).toBeNull();
  expect(effects).toEqual(['refresh-member', 'next-step']);
});

test('a member without notification e-mail registers one first', () => {
  const [state] = run(
    { type: 'confirm-pressed', hasPhoto: true, isAnswered: false },
    { type: 'copyright-accepted', member: aMember(false) },
  );
  expect(topPrompt(state)).toBe('notification-email');
});

test('a session that ended in the meantime leads back to the login', () => {
  const [state, effects] = run(
    { type: 'confirm-pressed', hasPhoto: true, isAnswered: false },
    { type: 'copyright-accepted', member: aMember(true) },
    { type: 'member-refreshed', member: null },
  );
  expect(topPrompt(state)).toBe('login');
  expect(effects).toEqual(['refresh-member']);
});

const accepted = { type: 'copyright-accepted', member: aMember(true) } as const;
const pressed = { type: 'confirm-pressed', hasPhoto: true, isAnswered: false } as const;

test.each<[string, PhotoStepEvent[], string | null, string[]]>([
  ['the first entry shows the warning', [{ type: 'entered', isFirstEntry: true }], 'preview-warning', []],
  ['a later one does not', [{ type: 'entered', isFirstEntry: false }], null, []],
  [
    'a dismissed warning is remembered',
    [{ type: 'entered', isFirstEntry: true }, { type: 'preview-warning-dismissed' }],
    null,
    ['remember-preview-warning'],
  ],
  [
    'a closed warning is gone',
    [{ type: 'confirm-pressed', hasPhoto: false, isAnswered: true }, { type: 'warning-closed' }],
    null,
    [],
  ],
  ['a photo asks for its copyright', [pressed], 'copyright', []],
  [
    'what was answered for these photos is not asked again: only who is signed in',
    [{ ...pressed, isAnswered: true }],
    'waiting',
    ['refresh-member'],
  ],
  ['who goes back to editing is there again', [pressed, { type: 'copyright-cancelled' }], null, []],
  [
    'who has gone back is not led on by a late answer',
    [pressed, { type: 'copyright-cancelled' }, accepted],
    null,
    [],
  ],
  ['who could not be recognised learns it', [pressed, { type: 'copyright-failed' }], 'error', []],
  [
    'who has gone back meanwhile learns nothing of it',
    [pressed, { type: 'copyright-cancelled' }, { type: 'copyright-failed' }],
    null,
    [],
  ],
  ['a visitor signs in', [pressed, { type: 'copyright-accepted', member: null }], 'login', []],
  [
    'a log-in may be cancelled',
    [pressed, { type: 'copyright-accepted', member: null }, { type: 'login-cancelled' }],
    null,
    [],
  ],
  ['the member is asked for again', [pressed, accepted], 'waiting', ['refresh-member']],
  [
    'the e-mail may be cancelled',
    [{ type: 'member-arrived', member: aMember(false) }, { type: 'notification-email-cancelled' }],
    null,
    [],
  ],
  [
    'an e-mail that was set asks for the member again',
    [{ type: 'member-arrived', member: aMember(false) }, { type: 'notification-email-set' }],
    'waiting',
    ['refresh-member'],
  ],
  [
    'an e-mail that is gone meanwhile is asked for',
    [pressed, accepted, { type: 'member-refreshed', member: aMember(false) }],
    'notification-email',
    ['refresh-member'],
  ],
  ['a failure is said', [pressed, accepted, { type: 'refresh-failed' }], 'error', ['refresh-member']],
  [
    'a failure may be closed',
    [pressed, accepted, { type: 'refresh-failed' }, { type: 'error-closed' }],
    null,
    ['refresh-member'],
  ],
])('%s', (_, events, prompt, effects) => {
  const [state, caused] = run(...events);
  expect([topPrompt(state), caused]).toEqual([prompt, effects]);
});

test('a prompt that is shown again is open once, and does not go before others', () => {
  const [state] = run({ type: 'entered', isFirstEntry: true }, pressed, {
    type: 'entered',
    isFirstEntry: true,
  });
  expect(state.open).toEqual(['copyright', 'preview-warning']);
  expect(topPrompt(state)).toBe('copyright');
});

test('nobody reaches the sender without a member who can be notified', () => {
  const member = fc.option(fc.boolean().map(aMember), { nil: null });
  const event: fc.Arbitrary<PhotoStepEvent> = fc.oneof(
    fc.record({ type: fc.constant('entered' as const), isFirstEntry: fc.boolean() }),
    fc.record({
      type: fc.constant('confirm-pressed' as const),
      hasPhoto: fc.boolean(),
      isAnswered: fc.boolean(),
    }),
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
        if (effects.includes('next-step')) {
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
