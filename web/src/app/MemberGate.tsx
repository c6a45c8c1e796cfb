import type { Product } from '@fumi/domain';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { memberCopy } from '../copy/member.ts';
import { AuthDialog } from '../features/sign-in/AuthDialog.tsx';
import { useMember } from '../session/member-session.ts';
import { visitSource } from '../session/visit-source.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Wide } from '../ui/Wide.tsx';

type Props = {
  /** Title of the page behind it. */
  readonly title: string;
  readonly product: Product;
  readonly children: ReactNode;
};

/** A page for members: whoever is not signed in is asked to, and is then where they wanted to be. */
export function MemberGate({ title, product, children }: Props) {
  const member = useMember();
  // The dialog has a last word to say when somebody has just signed up: it closes itself, then the page shows.
  const [isOpen, setIsOpen] = useState(!member);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isLoaded = useLoaderData() !== null;
  // What the page shows is loaded for a member only: it comes before the page.
  const enter = async () => {
    await revalidate();
    setIsOpen(false);
  };
  // The page's data arrives in a transition, after the dialog has gone.
  if (member && !isOpen) return isLoaded ? children : null;
  return (
    <Wide>
      <PageHead title={title} />
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
          from={visitSource()}
          product={product}
          returnTo={`${pathname}${search}`}
          onMember={() => void enter()}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Wide>
  );
}
