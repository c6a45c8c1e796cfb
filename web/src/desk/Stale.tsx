import { deskCopy } from '../copy/desk.ts';
import { momentWords } from '../copy/moments.ts';
import { Message } from '../ui/Message.tsx';
import type { Shown } from './last-or.ts';

/** Says of when the facts of a page are that could not be loaded anew. */
export const Stale = ({ at, isStale }: Pick<Shown<unknown>, 'at' | 'isStale'>) =>
  isStale ? (
    <Message tone="warning" announced>
      {deskCopy.stale(momentWords(at))}
    </Message>
  ) : null;
