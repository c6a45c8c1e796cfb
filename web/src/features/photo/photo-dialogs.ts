import type { Member } from '@fumi/domain';
import type { ReactNode } from 'react';

/** Dialogs of other features that the photo step needs; app/ brings them together. */
export type PhotoDialogs = {
  readonly login: (handlers: {
    readonly onMember: (member: Member) => void;
    readonly onClose: () => void;
  }) => ReactNode;
  readonly notificationEmail: (handlers: {
    readonly onRegistered: () => void;
    readonly onClose: () => void;
  }) => ReactNode;
};
