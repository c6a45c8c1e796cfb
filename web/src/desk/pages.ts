import type { Permission } from '@fumi/domain';
import { deskCopy } from '../copy/desk.ts';
import { deskPaths } from './desk-paths.ts';

type DeskNavPage = {
  readonly words: string;
  readonly path: string;
  /** Who does not have it does not see the page in the menu. */
  readonly permission: Permission;
  /** The keys that lead there; the list of keys shows them. */
  readonly keys: `g ${string}`;
};

/** The pages of the menu, in their order; each also needs a row in `routes.tsx`. */
export const DESK_PAGES: readonly DeskNavPage[] = [
  { words: deskCopy.pages.today, path: deskPaths.home(), permission: 'work-see', keys: 'g t' },
  { words: deskCopy.pages.orders, path: deskPaths.orders(), permission: 'order-see', keys: 'g o' },
  { words: deskCopy.pages.runs, path: deskPaths.runs(), permission: 'work-see', keys: 'g r' },
  { words: deskCopy.pages.scan, path: deskPaths.scan(), permission: 'order-pack', keys: 'g s' },
  { words: deskCopy.pages.parcels, path: deskPaths.parcels(), permission: 'order-see', keys: 'g p' },
  {
    words: deskCopy.pages.inquiries,
    path: deskPaths.inquiries(),
    permission: 'inquiry-see',
    keys: 'g i',
  },
  { words: deskCopy.pages.day, path: deskPaths.day(), permission: 'day-see', keys: 'g c' },
  { words: deskCopy.pages.audit, path: deskPaths.audit(), permission: 'audit-see', keys: 'g a' },
];
