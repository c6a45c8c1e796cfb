import { mayDo, type Permission } from '@fumi/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { useRouteLoaderData } from 'react-router';
import { type Answered, desk, deskLoaded } from './desk-client.ts';

/** The route around every page of the desk: it knows who is signed in. */
export const DESK_ROUTE = 'desk';

type Session = Answered<'deskSession'>;

/** Loader of the route around every page; redirects to the sign-in where nobody is signed in. */
export const loadSession = async ({ request }: LoaderFunctionArgs): Promise<Session> => {
  const { pathname, search } = new URL(request.url);
  return deskLoaded(await desk.deskSession(), pathname.replace(/^\/desk/, '') + search);
};

/** The signed-in operator, and the products and ways of delivery to filter by. */
export const useSession = (): Session => useRouteLoaderData(DESK_ROUTE) as Session;

export const useOperator = (): Session['operator'] => useSession().operator;

/** Whether the operator may do something: what they may not do is hidden, and the server refuses it too. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useOperator();
  return (permission) => mayDo(role, permission);
}
