import type { Product } from '@fumi/domain';
import { useRef, useState } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { draftKept } from '../../draft/draft-store.ts';
import { paths } from '../../paths.ts';
import { authorizationUrl } from '../../session/authorization-url.ts';
import { beginAuthorization, type Provider } from '../../session/third-party.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AuthDialog.module.css';
import { signupSite } from './signup-site.ts';

/** Where to come back to, and whose error page a failure leads to. */
export type ThirdPartyTarget = { readonly product: Product; readonly returnTo: string };

type Props = ThirdPartyTarget & {
  readonly providers: readonly Provider[];
  readonly rememberMe: boolean;
  /** The one action of its view, and so the red one. */
  readonly primary?: boolean;
  /** The sign-up form has the terms already; elsewhere they are asked for here. */
  readonly terms?: ReturnType<typeof useTerms>;
};

/** The terms come first (spec §4); the draft is on the device before the page is left. */
export function ThirdPartyLogin({ providers, product, returnTo, rememberMe, primary = false, terms }: Props) {
  const own = useTerms();
  const { isAgreed, demand } = terms ?? own;

  const goTo = async (provider: Provider) => {
    if (!isAgreed) return demand();
    beginAuthorization(provider);
    await draftKept();
    const errorPath = paths.error(product.rootUrl);
    location.assign(
      authorizationUrl(provider, {
        okPath: returnTo,
        errorPath,
        rememberMe,
        terms: true,
        site: signupSite(product, returnTo, navigator.userAgent),
      }),
    );
  };

  return (
    <div className={styles.thirdParty}>
      {terms ? null : own.checkbox}
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

/** The box of the terms. `tell` says that it is not ticked; `demand` also moves the focus there. */
export function useTerms(wasAgreed = false) {
  const [isAgreed, setIsAgreed] = useState(wasAgreed);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const tell = () => setIsMissing(true);
  const demand = () => {
    tell();
    box.current?.focus();
  };
  const checkbox = (
    <Checkbox
      ref={box}
      name="terms"
      checked={isAgreed}
      onChange={(event) => {
        setIsAgreed(event.target.checked);
        setIsMissing(false);
      }}
      error={isMissing ? signInCopy.termsRequired : undefined}
      label={
        <>
          <a href={paths.terms()} target="_blank" rel="noopener">
            {signInCopy.terms}
            <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
          </a>
          {signInCopy.termsAgree}
        </>
      }
    />
  );
  return { isAgreed, tell, demand, checkbox };
}
