import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { deskCopy } from '../copy/desk.ts';
import { Button } from '../ui/Button.tsx';
import { buttonAttributes } from '../ui/button-attributes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DeskPage } from './DeskPage.tsx';
import { deskPaths } from './desk-paths.ts';

/** The error page of every route: says what happened, and what to do. */
export function DeskError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <DeskPage title={deskCopy.notFound} lead={deskCopy.notFoundText}>
        <Link {...buttonAttributes()} to={deskPaths.home()}>
          {deskCopy.desk}
        </Link>
      </DeskPage>
    );
  return (
    <DeskPage title={deskCopy.failed}>
      <EmptyState
        action={
          <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {deskCopy.retry}
          </Button>
        }
      >
        {deskCopy.failedText}
      </EmptyState>
    </DeskPage>
  );
}
