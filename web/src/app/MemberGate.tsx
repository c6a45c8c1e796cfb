import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatches, useRevalidator } from 'react-router';
import { memberCopy } from '../copy/member.ts';
import { AuthDialog } from '../features/sign-in/AuthDialog.tsx';
import { focusHeading } from '../platform/focus-heading.ts';
import { useMember } from '../session/member-session.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Wide } from '../ui/Wide.tsx';
import { pageHandle } from './handle.ts';
import { LoadingPage } from './LoadingPage.tsx';

/** The route around the members' pages: asks a visitor to sign in, and then shows the page. */
export function Component() {
  // Each page asks anew, even where somebody closed the dialog on the page before.
  return <Gate key={useMatches().at(-1)?.id} />;
}

function Gate() {
  const matches = useMatches();
  const member = useMember();
  // After a sign-up there is a member while the dialog still confirms it: the page waits until it closes.
  const [isOpen, setIsOpen] = useState(!member);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isLoaded = matches.at(-1)?.loaderData !== null;
  const isIn = Boolean(member) && !isOpen;
  const wasOut = useRef(false);
  useEffect(() => {
    if (!isIn) wasOut.current = true;
    if (!isIn || !isLoaded || !wasOut.current) return;
    // The element that had focus was in the dialog, and is gone with it.
    focusHeading();
    wasOut.current = false;
  }, [isIn, isLoaded]);
  // The page's data is loaded only for a member: it is fetched before the page is shown.
  const enter = async () => {
    await revalidate();
    setIsOpen(false);
  };
  // The page's data arrives in a transition, after the dialog has gone.
  if (isIn) return isLoaded ? <Outlet /> : <LoadingPage />;
  return (
    <Wide>
      <PageHead title={pageHandle(matches)?.title ?? memberCopy.title} />
      <EmptyState
        action={
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            {memberCopy.signIn}
          </Button>
        }
      >
        {memberCopy.signInFirst}
      </EmptyState>
      {isOpen ? (
        <AuthDialog
          returnTo={`${pathname}${search}`}
          onMember={() => void enter()}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Wide>
  );
}
