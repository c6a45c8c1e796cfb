import { useRef } from 'react';
import { type Counts, countDecisions, countDone } from './decisions.ts';
import type { Checking, Done, Saving } from './import-state.ts';
import { type ImportPart, partsOf, sendParts } from './send-contacts.ts';

type Sending = {
  readonly parts: readonly ImportPart[];
  readonly sent: number;
  /** Shown once all is sent. */
  readonly done: Done;
};

/** `isImported` is true for contacts that are new, completed or replaced. */
function doneOf(checking: Checking, before: ReadonlySet<string>): Done {
  const { contacts, decisions } = checking;
  const merged = contacts.flatMap(({ match }, index) =>
    match && (decisions[index] === 'merge' || decisions[index] === 'replace') ? [match.contact.code] : [],
  );
  const isImported = (code: string) => !before.has(code) || merged.includes(code);
  return { step: 'done', counts: countDone(checking), isImported };
}

const NOTHING: Sending = {
  parts: [],
  sent: 0,
  done: { step: 'done', counts: { add: 0, merge: 0, replace: 0, same: 0 }, isImported: () => false },
};

/** Saves what was decided, part by part, and shows how far it is. */
export function useSaving(show: (state: Saving | Done) => void) {
  const sending = useRef(NOTHING);

  const showProgress = (counts: Counts, problem: Saving['problem'] = null) => {
    const { parts, sent: done } = sending.current;
    const sent = parts.slice(0, done).reduce((sum, part) => sum + part.contacts.length, 0);
    const total = counts.add + counts.merge + counts.replace;
    show({ step: 'saving', sent, total, problem, counts });
  };

  /** Sends the parts that were not sent yet. */
  const send = async (counts: Counts) => {
    showProgress(counts);
    const outcome = await sendParts(sending.current.parts, sending.current.sent, (sent) => {
      sending.current = { ...sending.current, sent };
      showProgress(counts);
    });
    if (outcome === 'done') show(sending.current.done);
    else showProgress(counts, outcome);
  };

  return {
    /** `known`: codes of all contacts when the file was opened. */
    save: async (checking: Checking, known: ReadonlySet<string>) => {
      const counts = countDecisions(checking.decisions);
      sending.current = { ...NOTHING, done: doneOf(checking, known) };
      showProgress(counts);
      const parts = await partsOf(checking.contacts, checking.decisions);
      sending.current = { ...sending.current, parts };
      return send(counts);
    },
    send,
  };
}
