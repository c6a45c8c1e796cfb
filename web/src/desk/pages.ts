import type { Permission } from '@fumi/domain';
import { deskCopy } from '../copy/desk.ts';
import { deskPaths } from './desk-paths.ts';

type DeskNavPage = {
  readonly words: string;
  readonly path: string;
  /** Who does not have it does not see the page in the menu. */
  readonly permission: Permission;
  /** What leads there, in the list of keys too. */
  readonly keys: `g ${string}`;
};

/** The pages of the menu, in their order: a row for each, and one in `routes.tsx`. */
export const DESK_PAGES: readonly DeskNavPage[] = [
  { words: deskCopy.pages.today, path: deskPaths.home(), permission: 'work-see', keys: 'g t' },
  { words: deskCopy.pages.orders, path: deskPaths.orders(), permission: 'order-see', keys: 'g o' },
  { words: deskCopy.pages.audit, path: deskPaths.audit(), permission: 'audit-see', keys: 'g a' },
];
