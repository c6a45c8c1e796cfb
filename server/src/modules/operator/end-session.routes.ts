import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { registerConfirmedLink } from '../../http/confirmed-link.ts';
import { END_PATHS } from '../session/end-link.ts';
import { canEndDevice, endDevice } from '../session/new-device.service.ts';
import { canEndOperatorDevice, endOperatorDevice } from './operator-device.service.ts';

/** The pages behind links in mails about a new browser: one press ends its sessions. */
export async function registerEndSession(app: FastifyInstance, context: Context): Promise<void> {
  await registerConfirmedLink(app, {
    path: END_PATHS.member,
    words: 'sign_out',
    isLive: (token) => canEndDevice(context, token),
    press: (token) => endDevice(context, token),
  });
  await registerConfirmedLink(app, {
    path: END_PATHS.operator,
    words: 'sign_out_desk',
    isLive: (token) => canEndOperatorDevice(context, token),
    press: (token) => endOperatorDevice(context, token),
  });
}
