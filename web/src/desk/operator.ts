import { mayDo, type Permission } from '@fumi/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { useRouteLoaderData } from 'react-router';
import { type Answered, desk, deskLoaded } from './desk-client.ts';

/** The route around every page of the desk: it knows who is signed in. */
export const DESK_ROUTE = 'desk';

type Session = Answered<'deskSession'>;

/** Of the route around every page; leads to the sign-in where nobody is signed in. */
export const loadSession = async ({ request }: LoaderFunctionArgs): Promise<Session> => {
  const { pathname, search } = new URL(request.url);
  return deskLoaded(await desk.deskSession(), pathname.replace(/^\/desk/, '') + search);
};

/** Who is signed in, and what filters are called. */
export const useSession = (): Session => useRouteLoaderData(DESK_ROUTE) as Session;

export const useOperator = (): Session['operator'] => useSession().operator;

/** Whether who is signed in may do something: what they may not is not shown, and the server refuses it too. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useOperator();
  return (permission) => mayDo(role, permission);
}
