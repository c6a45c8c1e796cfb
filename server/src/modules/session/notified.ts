import type { Refusal } from '../../http/call.ts';
import type { SignedIn } from './session.service.ts';

/** Only a member with a notification address gets past the photo (spec §6): the shop has to write to them. */
export const refuseUnnotified = ({ member }: SignedIn): Refusal | null =>
  member.notificationEmail === null
    ? { code: 'forbidden', fields: { notificationEmail: ['required'] } }
    : null;
