import {
  initialPhotoStep,
  type PhotoStepEffect,
  type PhotoStepEvent,
  type PhotoStepState,
  type Prompt,
  photoStepTransition,
  topPrompt,
} from '@fumi/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { dismissPreviewWarning, draftStore } from '../../platform/draft/draft-store.ts';
import { loadMember, refreshMember } from '../../platform/member-session.ts';

export type PhotoStep = {
  /** What lies over the page now, by spec's priority. */
  readonly prompt: Prompt | null;
  readonly send: (event: PhotoStepEvent) => void;
  /** After the copyright question the way depends on who is signed in. */
  readonly acceptCopyright: () => void;
};

type Send = (event: PhotoStepEvent) => void;

const EFFECTS: Record<PhotoStepEffect, (send: Send, navigate: NavigateFunction) => void> = {
  'go-to-sender': (_, navigate) => void navigate(paths.sender()),
  'remember-preview-warning': dismissPreviewWarning,
  'refresh-member': (send) =>
    void refreshMember().then(
      (member) => send({ type: 'member-refreshed', member }),
      () => send({ type: 'refresh-failed' }),
    ),
};

/** Runs the domain's photo step: holds its state and does what it asks for (spec §4). */
export function usePhotoStep(): PhotoStep {
  const navigate = useNavigate();
  const [state, setState] = useState<PhotoStepState>(initialPhotoStep);
  const latest = useRef(state);

  const send = useCallback(
    function send(event: PhotoStepEvent): void {
      const [next, effects] = photoStepTransition(latest.current, event);
      latest.current = next;
      setState(next);
      for (const effect of effects) EFFECTS[effect](send, navigate);
    },
    [navigate],
  );

  useEffect(() => {
    send({ type: 'entered', isFirstEntry: !draftStore.getState().isPreviewWarningSeen });
  }, [send]);

  const acceptCopyright = (): void =>
    void loadMember().then(
      (member) => send({ type: 'copyright-accepted', member }),
      () => {
        send({ type: 'copyright-cancelled' });
        send({ type: 'refresh-failed' });
      },
    );

  return { prompt: topPrompt(state), send, acceptCopyright };
}
