import { deskCopy } from '../copy/desk.ts';
import { momentWords } from '../copy/moments.ts';
import { AnnouncedMessage } from '../ui/AnnouncedMessage.tsx';
import type { Shown } from './last-or.ts';

/** A warning after a refresh that failed, with the time at which the shown facts were loaded. */
export const Stale = ({ at, isStale }: Pick<Shown<unknown>, 'at' | 'isStale'>) =>
  isStale ? <AnnouncedMessage tone="warning">{deskCopy.stale(momentWords(at))}</AnnouncedMessage> : null;
