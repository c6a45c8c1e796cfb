import { photoCopy } from '../../copy/photo.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './PhotoPage.module.css';
import type { PhotoPicking } from './use-photo-picking.ts';

/** How far many photos are read, and the way to stop; one photo is there before anybody could read this. */
export function ReadingProgress({ picking: { reading, cancel } }: { readonly picking: PhotoPicking }) {
  if (reading === null || reading.total < 2) return null;
  return (
    <div className={styles.reading}>
      <p>{photoCopy.readingMany(reading.done, reading.total)}</p>
      <Progress label={photoCopy.reading} current={reading.done} total={reading.total} />
      <Button size="small" variant="quiet" onClick={cancel}>
        {photoCopy.stopReading}
      </Button>
    </div>
  );
}
