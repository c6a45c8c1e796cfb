import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveWarning } from '../../../platform/leave-warning.ts';
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx';
import { noteDialogEntry, openDialogs, revertedDelta } from '../../../ui/way-back.ts';

type Props = Pick<ComponentProps<typeof LeaveQuestion>, 'title' | 'leave' | 'stay'>;

/** Makes the browser's back and forward call `ask`, by an unseen lowest dialog; returns its removal. */
function guardWays(ask: () => void): () => void {
  const unseen = document.createElement('dialog');
  unseen.addEventListener('cancel', ask);
  openDialogs.unshift(unseen);
  noteDialogEntry();
  return () => void openDialogs.splice(openDialogs.indexOf(unseen), 1);
}

/** Where a click on a link of the shop leads in this tab; null for any other click. */
function linkedTo(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : null;
}

/**
 * While this component is rendered, leaving the page by a link, by back or by closing the tab asks first.
 * React Router's blocker would be part of every first load, and does not know the history entries that dialogs push.
 */
export function LeaveGuard(words: Props) {
  const navigate = useNavigate();
  /** Where the page would be left to: a path, or a number of history entries; null while nobody leaves. */
  const [goal, setGoal] = useState<string | number | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  useLeaveWarning(!isLeft);
  useLayoutEffect(() => (isLeft ? undefined : guardWays(() => setGoal(revertedDelta))), [isLeft]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = linkedTo(event);
      if (to === null || isLeft) return;
      event.preventDefault();
      setGoal(to);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isLeft]);
  if (goal === null || isLeft) return null;
  const leave = () => {
    setIsLeft(true);
    if (typeof goal === 'number') history.go(goal);
    else void navigate(goal);
  };
  return <LeaveQuestion {...words} onLeave={leave} onStay={() => setGoal(null)} />;
}
