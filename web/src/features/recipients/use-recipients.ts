import {
  addRecipients,
  type Household,
  joinHousehold,
  type PrintAddress,
  partHousehold,
  removeRecipient,
} from '@fumi/domain';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { contactName } from '../../copy/address.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { setRecipients } from '../../draft/change-draft.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { useToast } from '../../ui/Toast.tsx';
import { titleIdOf } from './RecipientList.tsx';

/** What was done to the list, and how it is undone. */
type Step = {
  readonly text: string;
  readonly wordsUndone: string;
  /** The list as it is now without this step. */
  readonly undone: () => readonly PrintAddress[];
};

const recipientsNow = (): readonly PrintAddress[] => draftStore.getState().recipients;

/** Offers to undo the last step, then the one before: two recipients removed by mistake both come back. */
function useSteps() {
  const toast = useToast();
  const steps = useRef<readonly Step[]>([]);
  /** The list as this page last set it. A different one is that of another card, to which no step applies. */
  const left = useRef<readonly PrintAddress[]>(null);
  const isLeft = () => left.current === recipientsNow();
  const change = (recipients: readonly PrintAddress[]): void => {
    if (!isLeft()) steps.current = [];
    setRecipients(recipients);
    left.current = recipients;
  };
  /** Offers the last step; `undone` are the words about a step that was just taken back. */
  const offerLast = (undone = '') => {
    const last = steps.current.at(-1);
    if (!last) return toast({ text: undone });
    const onPress = () => {
      if (!isLeft()) return toast({ text: recipientsCopy.otherCard, isFailure: true });
      steps.current = steps.current.slice(0, -1);
      change(last.undone());
      offerLast(last.wordsUndone);
    };
    toast({ text: undone + last.text, action: { label: recipientsCopy.undo, onPress } });
    leadTabToToast();
  };
  return {
    change,
    done: (step: Step) => {
      steps.current = [...steps.current, step];
      offerLast();
    },
    /** Drops all steps once somebody is added: there may be no room to put others back. */
    forget: () => {
      steps.current = [];
    },
  };
}

/** The list of recipients and what can be done to it; taking one away and joining a family can be undone. */
export function useRecipients(limit: number) {
  const recipients = useDraft((draft) => draft.recipients);
  const toast = useToast();
  const steps = useSteps();

  return {
    recipients,
    add: (added: readonly PrintAddress[]) => {
      const all = addRecipients(recipientsNow(), added, limit);
      if (!all.ok) return;
      steps.change(all.value);
      steps.forget();
      toast({ text: recipientsCopy.added(added.length) });
    },
    remove: (at: number) => {
      const removed = recipients[at];
      if (!removed) return;
      flushSync(() => steps.change(removeRecipient(recipients, at)));
      // The pressed button is gone: the focus goes to the recipient who has moved up.
      const left = recipients.length - 1;
      if (left === 0) focusHeading();
      else document.getElementById(titleIdOf(Math.min(at + 1, left)))?.focus({ preventScroll: true });
      steps.done({
        text: recipientsCopy.removed(contactName(removed)),
        wordsUndone: recipientsCopy.putBack(contactName(removed)),
        undone: () => recipientsNow().toSpliced(at, 0, removed),
      });
    },
    join: (household: Household) => {
      steps.change(joinHousehold(recipients, household));
      focusHeading();
      steps.done({
        text: recipientsCopy.joined(contactName(household.card)),
        wordsUndone: recipientsCopy.apart,
        undone: () => partHousehold(recipientsNow(), household, recipients),
      });
    },
    replace: (at: number, recipient: PrintAddress) =>
      steps.change(recipientsNow().map((each, index) => (index === at ? recipient : each))),
  };
}
