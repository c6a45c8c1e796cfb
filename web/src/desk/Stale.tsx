import { deskCopy } from '../copy/desk.ts';
import { momentWords } from '../copy/moments.ts';
import { AnnouncedMessage } from '../ui/AnnouncedMessage.tsx';
import type { Shown } from './last-or.ts';

/** Says of when the facts of a page are that could not be loaded anew. */
export const Stale = ({ at, isStale }: Pick<Shown<unknown>, 'at' | 'isStale'>) =>
  isStale ? <AnnouncedMessage tone="warning">{deskCopy.stale(momentWords(at))}</AnnouncedMessage> : null;
