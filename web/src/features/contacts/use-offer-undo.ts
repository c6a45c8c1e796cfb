import { client } from '../../api.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { useToast } from '../../ui/Toast.tsx';
import { inParts } from './contact-calls.ts';

type Offer = (
  done: string,
  /** The words for who is restored by the undo. */
  who: string,
  /** Codes of the removals that one press has made. */
  removals: readonly string[],
  /** Not all was done: the toast stays until it is closed. */
  isFailure?: boolean,
) => void;

/** A toast with an undo says what was done with contacts; after the undo another says whether it worked. */
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
