import { useSyncExternalStore } from 'react';
import { loginErrorSentence } from '../copy/login-error.ts';
import { Problem } from '../ui/Problem.tsx';

const never = () => () => {};

/** Why another service led back here without a sign-in. The server renders pages without the query of their address. */
export function LoginError() {
  const query = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  return <Problem>{loginErrorSentence(query)}</Problem>;
}
