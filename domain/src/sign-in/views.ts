import { invariant } from '../invariant.ts';

/** Views of the auth dialog (spec §4). */
export const AUTH_VIEWS = [
  'smartpass',
  'login',
  'signup',
  'resend_password',
  'input_signup_pin',
  'signup_completed',
  'duplicated_email',
] as const;

export type AuthView = (typeof AUTH_VIEWS)[number];

export type AuthEvent =
  | 'choose-smartpass'
  | 'choose-login'
  | 'choose-signup'
  | 'forgot-password'
  | 'signup-sent'
  | 'email-duplicated'
  | 'pin-accepted'
  | 'login-accepted'
  | 'cancel'
  | 'close';

/** Where an event leads: another view, `done` (the success callback gets the member), or `closed`. */
type Target = AuthView | 'done' | 'closed';

const TABS = {
  'choose-smartpass': 'smartpass',
  'choose-login': 'login',
  'choose-signup': 'signup',
} as const;

/** The auth dialog as a table (spec §4). An event that a view does not name leaves it as it is. */
export const AUTH_TRANSITIONS: Readonly<Record<AuthView, Readonly<Partial<Record<AuthEvent, Target>>>>> = {
  smartpass: { ...TABS, 'login-accepted': 'done', cancel: 'closed', close: 'closed' },
  login: {
    ...TABS,
    'forgot-password': 'resend_password',
    'login-accepted': 'done',
    cancel: 'closed',
    close: 'closed',
  },
  signup: {
    ...TABS,
    'signup-sent': 'input_signup_pin',
    'email-duplicated': 'duplicated_email',
    cancel: 'closed',
    close: 'closed',
  },
  resend_password: { cancel: 'login', close: 'login' },
  input_signup_pin: { 'pin-accepted': 'signup_completed', cancel: 'signup', close: 'signup' },
  signup_completed: { close: 'done', cancel: 'done' },
  duplicated_email: { cancel: 'signup', close: 'signup' },
};

/** The dialog starts in smartpass when opened from smartpass, otherwise in login (spec §4). */
export const initialAuthView = (from: string | null): AuthView =>
  from === 'smartpass' ? 'smartpass' : 'login';

/** The tabs to show: smartpass replaces signup when the source is smartpass (spec §2). */
export const authTabs = (from: string | null): readonly AuthView[] =>
  from === 'smartpass' ? ['login', 'smartpass'] : ['login', 'signup'];

/** Views under which the header and the tabs are shown. */
export const hasTabs = (view: AuthView): boolean =>
  view === 'login' || view === 'signup' || view === 'smartpass';

export function authTransition(view: AuthView, event: AuthEvent): Target {
  const row = AUTH_TRANSITIONS[view];
  invariant(row, `The auth dialog has no view "${view}".`);
  return row[event] ?? view;
}
