import { refuse } from '@fumi/domain';
import type { HandlersOf } from './http/call.ts';

const unavailable = async () => refuse({ code: 'unavailable' } as const);

/* Calls whose module does not exist yet. This list only shrinks; the shop opens when it is empty. */
export const notYetHandlers: HandlersOf<
  | 'memberGet'
  | 'memberLogin'
  | 'memberLogout'
  | 'signup'
  | 'activate'
  | 'resendPassword'
  | 'resetPassword'
  | 'notificationEmailConfirm'
  | 'notificationEmailSet'
  | 'contactList'
  | 'contactCreate'
  | 'contactUpdate'
  | 'contactDelete'
  | 'bookCreate'
  | 'bookPost'
  | 'bookTerminate'
  | 'bookGet'
  | 'glyphs'
  | 'eventRecord'
> = {
  memberGet: unavailable,
  memberLogin: unavailable,
  memberLogout: unavailable,
  signup: unavailable,
  activate: unavailable,
  resendPassword: unavailable,
  resetPassword: unavailable,
  notificationEmailConfirm: unavailable,
  notificationEmailSet: unavailable,
  contactList: unavailable,
  contactCreate: unavailable,
  contactUpdate: unavailable,
  contactDelete: unavailable,
  bookCreate: unavailable,
  bookPost: unavailable,
  bookTerminate: unavailable,
  bookGet: unavailable,
  glyphs: unavailable,
  eventRecord: unavailable,
};
