import { type DragEvent, type ReactNode, type Ref, useEffect, useState } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import styles from './DropZone.module.css';

type Props = {
  /** Off where no photo can be placed now. */
  readonly isActive: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

const hasFiles = (event: { readonly dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** A photo that misses the zone must not replace the page. */
function useMissedDrops(): void {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

/** Photos can be dropped here; the button beside it does the same for keyboard and touch. */
export function DropZone({ isActive, onFiles, children, ref }: Props) {
  const [isOver, setIsOver] = useState(false);
  useMissedDrops();
  const onDragOver = (event: DragEvent): void => {
    if (!isActive || !hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent): void => {
    setIsOver(false);
    if (!isActive || !hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same
    <div
      ref={ref}
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {children}
      {isOver ? <p className={styles.words}>{photoCopy.drop}</p> : null}
    </div>
  );
}
