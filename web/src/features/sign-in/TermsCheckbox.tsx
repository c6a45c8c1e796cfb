import type { Ref } from 'react';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

type Props = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

export function TermsCheckbox({ checked, onChange, error, ref }: Props) {
  return (
    <Checkbox
      {...(ref ? { ref } : {})}
      name="terms"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={
        <>
          <a href={paths.terms()} target="_blank" rel="noopener">
            {signInCopy.terms}
            <VisuallyHidden>{signInCopy.termsNewTab}</VisuallyHidden>
          </a>
          {signInCopy.termsAgree}
        </>
      }
    />
  );
}
