import { type AuthView, authTabs, hasTabs, type Member } from '@fumi/domain';
import { useEffect, useEffectEvent, useId, useReducer, useState } from 'react';
import {
  duplicatedEmailCopy,
  pinCopy,
  reissueCopy,
  signInCopy,
  signUpCompleteCopy,
} from '../../copy/sign-in.ts';
import { PC_MIN_WIDTH } from '../../platform/browser.ts';
import type { TypedEmail } from '../../session/AccountFields.tsx';
import { leftSignIn, noteSignIn } from '../../session/left-sign-in.ts';
import { visitSource } from '../../session/visit-source.ts';
import { useWaitingPin, waitingPin } from '../../session/waiting-pin.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Tabs, tabPanel } from '../../ui/Tabs.tsx';
import styles from './AuthDialog.module.css';
import {
  type AuthAction,
  type AuthState,
  authReducer,
  initialAuthState,
  type PendingSignup,
  type TypedSignup,
} from './auth-state.ts';
import { LoginForm } from './LoginForm.tsx';
import { PinForm } from './PinForm.tsx';
import { ReissueForm } from './ReissueForm.tsx';
import { SignupForm } from './SignupForm.tsx';
import { ThirdPartyLogin, type ThirdPartyTarget } from './ThirdPartyLogin.tsx';
import loginMobile from './tabs/login-mobile.svg';
import loginPc from './tabs/login-pc.svg';
import signupMobile from './tabs/signup-mobile.svg';
import signupPc from './tabs/signup-pc.svg';
import smartpassMobile from './tabs/smartpass-mobile.svg';
import smartpassPc from './tabs/smartpass-pc.svg';

type Props = {
  /** Path and query to return to after another service's sign-in. */
  readonly returnTo: string;
  readonly onMember: (member: Member) => void;
  readonly onClose: () => void;
};

const TITLES: Readonly<Record<AuthView, string>> = {
  smartpass: signInCopy.title,
  login: signInCopy.title,
  signup: signInCopy.title,
  resend_password: reissueCopy.title,
  input_signup_pin: pinCopy.title,
  signup_completed: signUpCompleteCopy.title,
  duplicated_email: duplicatedEmailCopy.title,
};

export function AuthDialog(props: Props) {
  // `smartpass` changes the tabs (spec §2).
  const from = visitSource();
  const { product } = useShop();
  const { returnTo } = props;
  const [state, dispatch] = useReducer(authReducer, null, () => {
    const waiting = waitingPin('signup-pin');
    return initialAuthState(from, waiting && { ...waiting, returnTo }, leftSignIn());
  });
  useWaitingPin('signup-pin', state.pending);
  const panelId = useId();
  const [typed, setTyped] = useState<TypedSignup | null>(null);
  const [email, setEmail] = useState(state.pending?.email ?? leftSignIn()?.email ?? '');
  const leave = useEffectEvent(() => {
    if (state.view === 'done') noteSignIn(null);
    if (state.view === 'done' && state.member) props.onMember(state.member);
    if (state.view === 'closed') props.onClose();
  });
  useEffect(() => {
    if (state.view === 'done' || state.view === 'closed') leave();
  }, [state.view]);

  const { view } = state;
  useEffect(() => {
    if (view !== 'done' && view !== 'closed' && hasTabs(view)) noteSignIn({ view, email });
  }, [view, email]);
  if (view === 'done' || view === 'closed') return null;
  // Without a site type header and tabs are hidden (spec §2).
  const isTabbed = hasTabs(view) && product.member.site !== null;
  return (
    <Dialog
      key={hasTabs(view) ? 'tabs' : view}
      title={TITLES[view]}
      titleHidden={product.member.site === null}
      closeLabel={signInCopy.close}
      onClose={() => dispatch({ event: 'close' })}
      header={
        isTabbed ? (
          <Tabs<TabView>
            label={signInCopy.tabs}
            panelId={panelId}
            tabs={(authTabs(from) as TabView[]).map((id) => ({ id, label: <TabLabel view={id} /> }))}
            selected={view as TabView}
            onSelect={(id) => dispatch({ event: `choose-${id}` })}
          />
        ) : undefined
      }
      panel={isTabbed ? tabPanel(panelId, signInCopy.tab[view as TabView]) : undefined}
    >
      <View
        {...{ state, view, dispatch, typed }}
        email={{ defaultValue: email, onChange: (event) => setEmail(event.target.value) }}
        onTyped={setTyped}
        target={{ product, returnTo }}
      />
    </Dialog>
  );
}

type TabView = 'login' | 'signup' | 'smartpass';

/** Tab images differ for phones and computers (spec §2). */
const IMAGES: Readonly<Record<TabView, { readonly pc: string; readonly mobile: string }>> = {
  login: { pc: loginPc, mobile: loginMobile },
  signup: { pc: signupPc, mobile: signupMobile },
  smartpass: { pc: smartpassPc, mobile: smartpassMobile },
};

function TabLabel({ view }: { readonly view: TabView }) {
  const { pc, mobile } = IMAGES[view];
  return (
    <span className={styles.tab}>
      <picture>
        <source media={`(min-width: ${PC_MIN_WIDTH})`} srcSet={pc} />
        <img src={mobile} alt="" height={24} />
      </picture>
      {signInCopy.tab[view]}
    </span>
  );
}

type ViewProps = {
  readonly target: ThirdPartyTarget;
  readonly state: AuthState;
  readonly view: AuthView;
  readonly dispatch: (action: AuthAction) => void;
  readonly email: TypedEmail;
  /** The sign-up form as it was sent: it comes back filled. */
  readonly typed: TypedSignup | null;
  readonly onTyped: (typed: TypedSignup) => void;
};

function View({ state, view, dispatch, target, ...signup }: ViewProps) {
  const { email } = signup;
  const { sent } = state;
  const onSent = (pending: PendingSignup, sent: TypedSignup) =>
    dispatch({ event: 'signup-sent', pending, sent });
  switch (view) {
    // Stands in for the sign-up where a visitor comes from the carrier's subscription service (spec §1, §2).
    case 'smartpass':
      return (
        <DialogBody>
          <p>{signInCopy.smartpassLead}</p>
          <ThirdPartyLogin {...target} providers={['au']} rememberMe primary />
          <Note>{signInCopy.smartpassNote}</Note>
        </DialogBody>
      );
    case 'login':
      return (
        <LoginForm
          {...{ target, email }}
          onLogin={(member) => dispatch({ event: 'login-accepted', member })}
          onForgotten={() => dispatch({ event: 'forgot-password' })}
        />
      );
    case 'signup':
      return (
        <SignupForm
          {...{ ...signup, sent, target, onSent }}
          onDuplicate={() => dispatch({ event: 'email-duplicated' })}
        />
      );
    case 'resend_password':
      return <ReissueForm email={email} onBack={() => dispatch({ event: 'close' })} />;
    case 'input_signup_pin':
      return state.pending ? (
        <PinForm
          {...{ sent, target, onSent }}
          pending={state.pending}
          onActivated={(member) => dispatch({ event: 'pin-accepted', member })}
          onCancel={() => dispatch({ event: 'cancel' })}
        />
      ) : null;
    case 'signup_completed':
      return (
        <Notice
          text={signUpCompleteCopy.text}
          action={signUpCompleteCopy.go}
          onAction={() => dispatch({ event: 'close' })}
        />
      );
    case 'duplicated_email':
      return (
        <Notice
          text={duplicatedEmailCopy.text}
          action={duplicatedEmailCopy.back}
          onAction={() => dispatch({ event: 'close' })}
        />
      );
  }
}

type NoticeProps = { readonly text: string; readonly action: string; readonly onAction: () => void };

function Notice({ text, action, onAction }: NoticeProps) {
  return (
    <>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onAction} data-autofocus wide>
          {action}
        </Button>
      </DialogFooter>
    </>
  );
}
