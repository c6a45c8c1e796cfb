import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { deskCopy, ROLE_WORDS } from '../copy/desk.ts';
import { failureCode } from '../platform/answer.ts';
import { focusHeading } from '../platform/focus-heading.ts';
import { useKeptFocus } from '../platform/use-kept-focus.ts';
import { Button } from '../ui/Button.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { ActButton } from './ActButton.tsx';
import styles from './DeskFrame.module.css';
import { desk } from './desk-client.ts';
import { deskPaths } from './desk-paths.ts';
import { forgetAnswers } from './inquiries/answer-draft.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { useMay, useOperator } from './operator.ts';
import { DESK_PAGES } from './pages.ts';
import { type Shortcuts, useShortcuts } from './shortcuts.ts';

/** After a navigation within the desk: scrolls to the top, and moves focus to the new heading. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Focusing a heading that has focus already (the pressed link is gone) would not scroll to it.
    scrollTo(0, 0);
    focusHeading({ preventScroll: true });
  }, [pathname]);
}

/** The frame around every page: menu, signed-in operator, keyboard shortcuts. */
export function DeskFrame() {
  const { name, role } = useOperator();
  const may = useMay();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [showsKeys, setShowsKeys] = useState(false);
  useFocusOnHeading();
  useKeptFocus();
  const pages = DESK_PAGES.filter(({ permission }) => may(permission));
  const ways: Shortcuts = Object.fromEntries(
    pages.map(({ keys, path }) => [keys, () => void navigate(path)]),
  );
  useShortcuts({ ...ways, '?': () => setShowsKeys(true) });
  return (
    <ToastProvider closeLabel={deskCopy.close}>
      <SkipLink words={deskCopy.skip} />
      <header className={styles.bar} data-loading={state === 'loading' || undefined}>
        <Link className={styles.wordmark} to={deskPaths.home()}>
          {deskCopy.shop} <small>{deskCopy.desk}</small>
        </Link>
        <nav className={styles.pages} aria-label={deskCopy.menu}>
          {pages.map(({ words, path }) => (
            <NavLink key={path} to={path} end={path === deskPaths.home()}>
              {words}
            </NavLink>
          ))}
        </nav>
        <div className={styles.person}>
          <Button variant="quiet" size="small" onClick={() => setShowsKeys(true)}>
            {deskCopy.keys}
          </Button>
          <Link to={deskPaths.role()}>
            {name}（{ROLE_WORDS[role]}）
          </Link>
          <SignOut />
        </div>
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      {showsKeys ? <KeysDialog pages={pages} onClose={() => setShowsKeys(false)} /> : null}
    </ToastProvider>
  );
}

/**
 * Leaves the page only once the server has ended the session: an operator who walks away from a
 * machine must know that it is signed out.
 */
function SignOut() {
  const navigate = useNavigate();
  const signOut = async (): Promise<string | null> => {
    const answer = await desk.deskSignOut();
    if (!answer.ok && failureCode(answer.error) !== 'unauthenticated') return deskCopy.signOutFailed;
    forgetAnswers();
    await navigate(deskPaths.signIn());
    return null;
  };
  return <ActButton words={deskCopy.signOut} onAct={signOut} />;
}
