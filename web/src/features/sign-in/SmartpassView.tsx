import { signInCopy } from '../../copy/sign-in.ts';
import { DialogBody } from '../../ui/Dialog.tsx';
import styles from './AuthDialog.module.css';
import { ThirdPartyLogin, type ThirdPartyTarget } from './ThirdPartyLogin.tsx';

/** Stands in for the sign-up where a visitor comes from the carrier's subscription service (spec §1, §2). */
export function SmartpassView({ target }: { readonly target: ThirdPartyTarget }) {
  return (
    <DialogBody>
      <p>{signInCopy.smartpassLead}</p>
      <ThirdPartyLogin {...target} providers={['au']} rememberMe primary />
      <p className={styles.why}>{signInCopy.smartpassNote}</p>
    </DialogBody>
  );
}
