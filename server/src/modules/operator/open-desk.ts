import type { Call } from '../../http/call.ts';
import { beginDeskSession } from './desk-session.service.ts';
import type { OperatorRow } from './operator.repository.ts';
import { type OperatorWay, rememberOperatorDevice } from './operator-device.service.ts';

/** Begins a session for an operator who has shown who they are, and remembers the browser; the answer. */
export async function openDesk(
  { context, cookies, device }: Pick<Call<'deskSignIn'>, 'context' | 'cookies' | 'device'>,
  { name, role }: OperatorRow,
  way: OperatorWay,
) {
  await context.db.transaction(async (tx) => {
    const deviceCode = await rememberOperatorDevice(tx, context, { cookies, device, name, way });
    await beginDeskSession(tx, context, { cookies, name, deviceCode });
  });
  return { operator: { name, role } };
}
