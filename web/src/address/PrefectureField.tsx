import { PREFECTURES } from '@fumi/domain';
import { type ComponentProps, useId } from 'react';
import { addressCopy } from '../copy/address.ts';
import { TextField } from '../ui/TextField.tsx';

/** 都道府県: typed, filled by the zip, or taken from the list of all forty-seven. */
export function PrefectureField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'list'>) {
  const list = useId();
  return (
    <>
      <TextField {...props} label={addressCopy.state} list={list} />
      <datalist id={list}>
        {PREFECTURES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
