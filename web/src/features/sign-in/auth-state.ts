import { type AuthEvent, type AuthView, authTransition, initialAuthView, type Member } from '@fumi/domain';
import type { WaitingPins } from '../../session/waiting-pin.ts';

/** What a sign-up keeps until its PIN arrives; with its password as long as the page is there (spec §4). */
export type PendingSignup = WaitingPins['signup-pin'];

export type AuthState = {
  /** `done` and `closed` are for the owner of the dialog to act on. */
  readonly view: AuthView | 'done' | 'closed';
  readonly pending: PendingSignup | null;
  readonly member: Member | null;
};

export type AuthAction =
  | { readonly event: Exclude<AuthEvent, 'signup-sent' | 'login-accepted' | 'pin-accepted'> }
  | { readonly event: 'signup-sent'; readonly pending: PendingSignup }
  | { readonly event: 'login-accepted' | 'pin-accepted'; readonly member: Member };

/** A sign-up that waits for its PIN goes on with it. */
export const initialAuthState = ([from, pending]: readonly [
  from: string | null,
  pending: PendingSignup | null,
]): AuthState => ({
  view: pending ? 'input_signup_pin' : initialAuthView(from),
  pending,
  member: null,
});

/** The domain's table decides where an event leads; this keeps what the views hand on. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  if (state.view === 'done' || state.view === 'closed') return state;
  const view = authTransition(state.view, action.event);
  return {
    view,
    pending: 'pending' in action ? action.pending : view === 'input_signup_pin' ? state.pending : null,
    member: 'member' in action ? action.member : state.member,
  };
}
