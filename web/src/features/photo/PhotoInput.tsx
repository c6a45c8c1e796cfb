import { type RefObject, useRef } from 'react';

type Props = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Several at once, where the product has several places. */
  readonly isMultiple: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The device's own picker, opened by buttons; the same file can be chosen again after a failure. */
export function PhotoInput({ inputRef, isMultiple, onFiles }: Props) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept="image/jpeg,image/png"
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
