import { client } from '../../api.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { useToast } from '../../ui/Toast.tsx';
import { inParts } from './contact-calls.ts';

type Offer = (
  done: string,
  /** Who comes back. */
  who: string,
  /** What the calls of one press have taken out. */
  removals: readonly string[],
  /** Not all was done: the words stay until somebody has closed them. */
  isFailure?: boolean,
) => void;

/** Says what was done with contacts, with a way to take it back; pressed, it says who is back, or that they are not. */
export function useOfferUndo(onUndone: () => void): Offer {
  const toast = useToast();
  return (done, who, removals, isFailure = false) => {
    const putBack = async () => {
      const { failure } = await inParts(
        removals,
        ([removal = '']) => client.contactsRestore({ body: { removal } }),
        1,
      );
      toast({
        text: failure === null ? contactsCopy.restored(who) : contactsCopy.notRestored,
        isFailure: failure !== null,
      });
      onUndone();
    };
    toast({ text: done, isFailure, action: { label: contactsCopy.undo, onPress: () => void putBack() } });
    leadTabToToast();
  };
}
