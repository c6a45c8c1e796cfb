import type { Place } from '@fumi/domain';
import { PLACE_WARNINGS, placeDoubtsCopy } from '../../copy/place-warnings.ts';
import { Message } from '../../ui/Message.tsx';
import { usePlaceWarnings } from './use-place-warnings.ts';

/** Told before it costs money: a zip that disagrees, a street number or a room that is missing. Nothing is refused. */
export function PlaceDoubts({ place }: { readonly place: Place }) {
  const warnings = usePlaceWarnings(place);
  if (warnings.length === 0) return null;
  return (
    <Message tone="warning">
      <p>{placeDoubtsCopy.title}</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{PLACE_WARNINGS[warning]}</li>
        ))}
      </ul>
    </Message>
  );
}
