import type { Product } from '@fumi/domain';
import { type Ref, useRef, useState } from 'react';
import { signInCopy } from '../../copy/sign-in.ts';
import { draftKept } from '../../draft/draft-store.ts';
import { paths } from '../../paths.ts';
import { authorizationUrl, beginAuthorization, type Provider } from '../../session/third-party.ts';
import { visitSource } from '../../session/visit-source.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AuthDialog.module.css';

/** Where to come back to, and whose error page a failure leads to. */
export type ThirdPartyTarget = { readonly product: Product; readonly returnTo: string };

type Props = ThirdPartyTarget & {
  readonly providers: readonly Provider[];
  readonly rememberMe: boolean;
  /** The one action of its view, and so the red one. */
  readonly primary?: boolean;
  /** The sign-up form has the terms already; elsewhere they are asked for here. */
  readonly terms?: { readonly agreed: boolean; readonly onMissing: () => void };
};

/** The terms come first (spec §4); the draft is on the device before the page is left. */
export function ThirdPartyLogin({ providers, product, returnTo, rememberMe, primary = false, terms }: Props) {
  const [ownAgreed, setOwnAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const agreed = terms ? terms.agreed : ownAgreed;

  const goTo = async (provider: Provider) => {
    if (!agreed) {
      if (terms) return terms.onMissing();
      setIsMissing(true);
      return box.current?.focus();
    }
    beginAuthorization(provider);
    await draftKept();
    const errorPath = paths.error(product.rootUrl);
    location.assign(
      authorizationUrl(provider, {
        okPath: returnTo,
        errorPath,
        rememberMe,
        terms: true,
        from: visitSource(),
      }),
    );
  };

  return (
    <div className={styles.thirdParty}>
      {terms ? null : (
        <TermsCheckbox
          ref={box}
          checked={ownAgreed}
          onChange={(checked) => {
            setOwnAgreed(checked);
            setIsMissing(false);
          }}
          error={isMissing ? signInCopy.termsRequired : undefined}
        />
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant={primary ? 'primary' : 'outline'}
          wide
          onClick={() => void goTo(provider)}
        >
          {signInCopy.with[provider]}
        </Button>
      ))}
    </div>
  );
}

type TermsProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

export function TermsCheckbox({ checked, onChange, error, ref }: TermsProps) {
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
