import { isRouteErrorResponse, Link, useMatches, useRevalidator, useRouteError } from 'react-router';
import { errorCopy } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { UnreachableError } from '../platform/answer.ts';
import { Button } from '../ui/Button.tsx';
import { buttonAttributes } from '../ui/button-attributes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Wide } from '../ui/Wide.tsx';
import { pageHandle } from './handle.ts';

function NotFound({ words }: { readonly words: string }) {
  return (
    <Wide>
      <PageHead title={errorCopy.notFoundTitle}>{words}</PageHead>
      <Link {...buttonAttributes()} to={paths.home()}>
        {errorCopy.toHome}
      </Link>
    </Wide>
  );
}

/** The error page of every route: says what happened, and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const Unreached = pageHandle(useMatches())?.Unreached;
  if (isRouteErrorResponse(error) && error.status === 404) {
    // A loader may say more than that nothing is there (spec §1: an unsupported product).
    const words: unknown = error.data;
    return <NotFound words={typeof words === 'string' && words ? words : errorCopy.notFoundText} />;
  }
  const isUnreached = error instanceof UnreachableError;
  if (isUnreached && Unreached) return <Unreached />;
  return (
    <Wide>
      <PageHead title={errorCopy.title} />
      <EmptyState
        action={
          <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {errorCopy.retry}
          </Button>
        }
      >
        {isUnreached ? errorCopy.unreachable : errorCopy.text}
      </EmptyState>
    </Wide>
  );
}
