import { todayCopy as copy } from '../../copy/desk-today.ts';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { Answered } from '../desk-client.ts';

type Load = NonNullable<Answered<'deskToday'>['newYearLoad']>;

/** What each press can still take on before the last New Year's cards must leave. */
export const PressLoads = ({ load: { until, days, presses } }: { readonly load: Load }) => (
  <Sheet heading={copy.load}>
    <Note>{copy.loadNote(until, days)}</Note>
    {presses.map(({ name, missingCards, freeCardsADay, ...facts }) => (
      <Message key={name} tone={missingCards > 0 ? 'warning' : 'info'}>
        {missingCards > 0
          ? copy.loadMissing(name, until, missingCards)
          : copy.loadFree(name, until, freeCardsADay)}{' '}
        {copy.loadFacts(facts)}
      </Message>
    ))}
  </Sheet>
);
