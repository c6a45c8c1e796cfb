import {
  type AuthEvent,
  type AuthView,
  authTabs,
  authTransition,
  initialAuthView,
  type Member,
} from '@fumi/domain';
import type { LeftSignIn } from '../../session/left-sign-in.ts';
import type { WaitingPins } from '../../session/waiting-pin.ts';

/** What a sign-up keeps until its PIN arrives (spec §4); no password is among it. */
export type PendingSignup = WaitingPins['signup-pin'];

/** What was typed, for as long as the dialog is open. */
export type TypedSignup = {
  readonly email: string;
  readonly password: string;
  readonly referralCode: string;
  readonly notification: boolean;
};

export type AuthState = {
  /** `done` and `closed` are for the owner of the dialog to act on. */
  readonly view: AuthView | 'done' | 'closed';
  readonly pending: PendingSignup | null;
  /** The form that asked for the PIN; null after a reload or reopening: no password is kept. */
  readonly sent: TypedSignup | null;
  readonly member: Member | null;
};

export type AuthAction =
  | { readonly event: Exclude<AuthEvent, 'signup-sent' | 'login-accepted' | 'pin-accepted'> }
  | { readonly event: 'signup-sent'; readonly pending: PendingSignup; readonly sent: TypedSignup }
  | { readonly event: 'login-accepted' | 'pin-accepted'; readonly member: Member };

/** A sign-up that waits for its PIN goes on with it, a dialog that was closed where it was left. */
export function initialAuthState(
  from: string | null,
  pending: PendingSignup | null,
  left: LeftSignIn | null,
): AuthState {
  const tab = authTabs(from).find((view) => view === left?.view) ?? initialAuthView(from);
  return { view: pending ? 'input_signup_pin' : tab, pending, sent: null, member: null };
}

/** Events that end the wait for a PIN; closing the dialog does not. */
const ENDS_PENDING: readonly AuthEvent[] = ['cancel', 'email-duplicated', 'pin-accepted', 'login-accepted'];

/** The domain's table decides where an event leads; this keeps what the views hand on. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  if (state.view === 'done' || state.view === 'closed') return state;
  const view = authTransition(state.view, action.event);
  return {
    view,
    pending:
      'pending' in action ? action.pending : ENDS_PENDING.includes(action.event) ? null : state.pending,
    sent: 'sent' in action ? action.sent : state.sent,
    member: 'member' in action ? action.member : state.member,
  };
}
