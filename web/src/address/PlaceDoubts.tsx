import type { PlaceWarning } from '@fumi/domain';
import { PLACE_WARNINGS } from '../copy/place-warnings.ts';
import { Badge } from '../ui/Badge.tsx';
import styles from './PlaceDoubts.module.css';

/** Told before it costs money: a zip that disagrees, a street number or a room that is missing. Nothing is refused. */
export function PlaceDoubts({ warnings }: { readonly warnings: readonly PlaceWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <p className={styles.doubts}>
      {warnings.map((warning) => (
        <Badge key={warning} tone="warning">
          {PLACE_WARNINGS[warning]}
        </Badge>
      ))}
    </p>
  );
}
