import { useRef } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import { Button } from '../../ui/Button.tsx';

type Props = {
  readonly hasPhoto: boolean;
  readonly isReading: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Opens the device's own picker; the same file can be chosen again after a failure. */
export function PickButton({ hasPhoto, isReading, isDisabled, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const words = hasPhoto ? photoCopy.selectAgain : photoCopy.select;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        data-part="photo-input"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
      <Button icon="photo" wide disabled={isDisabled} busy={isReading} onClick={() => input.current?.click()}>
        {isReading ? photoCopy.reading : words}
      </Button>
    </>
  );
}
