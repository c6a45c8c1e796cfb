import { type AuthEvent, type AuthView, authTransition, initialAuthView, type Member } from '@fumi/domain';

/** What a sign-up keeps until its PIN arrives (spec §4). */
export type PendingSignup = { readonly email: string; readonly password: string; readonly token: string };

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

export const initialAuthState = (from: string | null): AuthState => ({
  view: initialAuthView(from),
  pending: null,
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
