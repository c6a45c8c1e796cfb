import type { DeskCallName } from '@fumi/contract';

/* The actions that the audit log has entries of. */

/** What members and operators do that is no call of the desk. */
export const AUDIT_ACTIONS = [
  'sign-up',
  'sign-in',
  'sign-in-failed',
  'password-change',
  'email-change',
  'identity-link',
  'identity-unlink',
  'session-revoke',
  'passkey-add',
  'passkey-remove',
  'mailbox-proven',
  'export',
  'withdraw',
  'operator-add',
  'operator-remove',
  'operator-sign-in',
  'operator-sign-in-failed',
  'operator-session-revoke',
  'operator-command',
] as const;

/** What the desk shows that is no JSON, and so no call. */
export const DESK_FILES = [
  'deskCardPicture',
  'deskPressFile',
  'deskInquiryPhoto',
  'deskRunSheets',
  'deskRunTicket',
  'deskPackingSlip',
] as const;

export type DeskFileName = (typeof DESK_FILES)[number];

/** Actions of operators in the browser have the name of their call. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number] | DeskCallName | DeskFileName;
