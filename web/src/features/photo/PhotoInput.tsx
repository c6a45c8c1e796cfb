import { type DragEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import { isWebKit } from '../../platform/browser.ts';
import styles from './PhotoInput.module.css';

const OURS = 'image/jpeg,image/png';

/**
 * Safari gives a JPEG for a phone's HEIC as long as nobody asks for HEIC (as others tested it, early 2025). Other
 * browsers give what is there, and some of them read it.
 */
const acceptedTypes = (): string =>
  isWebKit(navigator.userAgent) ? OURS : `${OURS},image/webp,image/avif,image/heic,image/heif,.heic,.heif`;

type InputProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Several at once, where the product has several photos. */
  readonly isMultiple: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The device's own picker, opened by buttons; the same file can be chosen again after a failure. */
export function PhotoInput({ inputRef, isMultiple, onFiles }: InputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept={acceptedTypes()}
      multiple={isMultiple}
      hidden
      data-part="photo-input"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        onFiles(files);
      }}
    />
  );
}

/** The input and what opens it. */
export function usePhotoInput() {
  const inputRef = useRef<HTMLInputElement>(null);
  return { inputRef, open: () => inputRef.current?.click() };
}

type ZoneProps = {
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
export function DropZone({ isActive, onFiles, children, ref }: ZoneProps) {
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
