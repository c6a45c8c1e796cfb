import { signInCopy } from '../../copy/sign-in.ts';
import { PC_MIN_WIDTH } from '../../platform/browser.ts';
import styles from './AuthDialog.module.css';
import loginMobile from './tabs/login-mobile.svg';
import loginPc from './tabs/login-pc.svg';
import signupMobile from './tabs/signup-mobile.svg';
import signupPc from './tabs/signup-pc.svg';
import smartpassMobile from './tabs/smartpass-mobile.svg';
import smartpassPc from './tabs/smartpass-pc.svg';

export type TabView = 'login' | 'signup' | 'smartpass';

/** Tab images differ for phones and computers (spec §2). */
const IMAGES: Readonly<Record<TabView, { readonly pc: string; readonly mobile: string }>> = {
  login: { pc: loginPc, mobile: loginMobile },
  signup: { pc: signupPc, mobile: signupMobile },
  smartpass: { pc: smartpassPc, mobile: smartpassMobile },
};

export function TabLabel({ view }: { readonly view: TabView }) {
  const { pc, mobile } = IMAGES[view];
  return (
    <span className={styles.tab}>
      <picture>
        <source media={`(min-width: ${PC_MIN_WIDTH}px)`} srcSet={pc} />
        <img src={mobile} alt="" height={24} />
      </picture>
      {signInCopy.tab[view]}
    </span>
  );
}
