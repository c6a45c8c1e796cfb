import {
  initialPhotoStep,
  invariant,
  type PhotoStepEffect,
  type PhotoStepEvent,
  type PhotoStepState,
  type Prompt,
  photoStepTransition,
  stepAfter,
  topPrompt,
} from '@fumi/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dismissPreviewWarning } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import type { FlowPaths } from '../../paths.ts';
import { loadMember, refreshMember } from '../../session/member-session.ts';
import { waitingPin } from '../../session/waiting-pin.ts';
import { useIsFixing } from '../../shop/use-is-fixing.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Query parameter after a sign-in at another service: the flow goes on where it stopped (spec §4). */
export const SIGN_IN_RESUMED = 'signed-in';

/** Where a sign-in that the photo step asks for leads back to. */
export const resumedPath = ({ preview }: Pick<FlowPaths, 'preview'>): string =>
  `${preview()}?${SIGN_IN_RESUMED}`;

export type PhotoStep = {
  /** What lies over the page now, by spec's priority. */
  readonly prompt: Prompt | null;
  readonly send: (event: PhotoStepEvent) => void;
  /** After the copyright question the way depends on who is signed in. */
  readonly acceptCopyright: () => void;
};

/** Photos whose copyright question was answered: it is not asked again after words or crops change. */
const answered = new Set<string>();

export const isCopyrightAnswered = (): boolean =>
  draftStore.getState().photos.every((photo) => photo !== null && answered.has(photo.imageId));

const noteAnswer = (): void => {
  for (const photo of draftStore.getState().photos) if (photo) answered.add(photo.imageId);
};

type Send = (event: PhotoStepEvent) => void;

const EFFECTS: Record<PhotoStepEffect, (send: Send, goOn: () => void) => void> = {
  'next-step': (_, goOn) => goOn(),
  'remember-preview-warning': dismissPreviewWarning,
  'refresh-member': (send) =>
    void refreshMember().then(
      (member) => send({ type: 'member-refreshed', member }),
      () => send({ type: 'refresh-failed' }),
    ),
};

/**
 * Runs the domain's photo step: holds its state and does what it asks for (spec §4). `isSignInResumed`: the visitor
 * left for another service to sign in after the copyright question; the flow goes on with the new member.
 */
export function usePhotoStep(isSignInResumed: boolean): PhotoStep {
  const navigate = useNavigate();
  const { paths, flow } = useShop();
  const isFixing = useIsFixing();
  const after = isFixing ? 'confirm' : stepAfter(flow, 'preview');
  invariant(after !== 'order', 'A step follows the photos.');
  const [state, setState] = useState<PhotoStepState>(initialPhotoStep);
  const latest = useRef(state);

  const send = useCallback(
    function send(event: PhotoStepEvent): void {
      const [next, effects] = photoStepTransition(latest.current, event);
      latest.current = next;
      setState(next);
      for (const effect of effects) EFFECTS[effect](send, () => void navigate(paths.step(after)));
    },
    [navigate, paths, after],
  );

  useEffect(() => {
    send({ type: 'entered', isFirstEntry: !draftStore.getState().isPreviewWarningSeen });
  }, [send]);

  useEffect(() => {
    // After a reload in the sign-up dialog that this step led to: goes on there, the copyright question being answered.
    // A sign-up that was begun on another page answers nothing here.
    if (waitingPin('signup-pin')?.returnTo !== resumedPath(paths)) return;
    void loadMember().then(
      (member) => member ?? send({ type: 'confirm-pressed', hasPhoto: true, isAnswered: true }),
      () => send({ type: 'refresh-failed' }),
    );
  }, [send, paths]);

  useEffect(() => {
    if (!isSignInResumed) return;
    // Removes the parameter from the URL: coming back to this page later must not lead on again.
    void navigate(paths.preview(), { replace: true });
    void loadMember().then(
      (member) => member && send({ type: 'member-arrived', member }),
      () => send({ type: 'refresh-failed' }),
    );
  }, [isSignInResumed, navigate, send, paths]);

  const acceptCopyright = (): void => {
    noteAnswer();
    void loadMember().then(
      (member) => send({ type: 'copyright-accepted', member }),
      () => send({ type: 'copyright-failed' }),
    );
  };

  return { prompt: topPrompt(state), send, acceptCopyright };
}
