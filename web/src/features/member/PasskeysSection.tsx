import type { CallFailure } from '@fumi/contract/client';
import { checkPasskeyName, deviceName, PASSKEY_ALGORITHMS, PASSKEY_NAME_MAX_LENGTH } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { dayOfMoment, momentWords } from '../../copy/moments.ts';
import { passkeyCopy as copy, PASSKEY_NAME_PROBLEMS } from '../../copy/passkeys.ts';
import { failureCode } from '../../platform/answer.ts';
import { canHavePasskeys, knowsPasskeys, makePasskey } from '../../platform/passkeys.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useReauthentication, useRemoval } from './use-reauthentication.tsx';

/** Devices that one signs in with by finger, face or PIN. */
export function PasskeysSection() {
  const { profile } = useAccount();
  const { remove, isBusy, problem, dialog } = useRemoval();
  const [isAdding, setIsAdding] = useState(false);
  if (!canHavePasskeys()) return null;
  return (
    <SettingSection id="passkeys" title={copy.heading}>
      <Note>{copy.what}</Note>
      {problem}
      {profile.passkeys.length === 0 ? null : (
        <SettingList>
          {profile.passkeys.map(({ code, name, createdAt, lastUsedAt }) => (
            <SettingRow
              key={code}
              term={name}
              action={
                <Button
                  size="small"
                  aria-disabled={isBusy || undefined}
                  aria-label={copy.removeOf(name)}
                  onClick={() => void remove(() => client.passkeyRemove({ body: { code } }), copy.removed)}
                >
                  {copy.remove}
                </Button>
              }
            >
              {copy.since(dayOfMoment(createdAt))}
              <br />
              {lastUsedAt === null ? copy.unused : copy.used(momentWords(lastUsedAt))}
            </SettingRow>
          ))}
        </SettingList>
      )}
      {knowsPasskeys() ? (
        <div>
          <Button size="small" onClick={() => setIsAdding(true)}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <Note>{copy.unknown}</Note>
      )}
      {dialog}
      {isAdding ? <AddDialog onClose={() => setIsAdding(false)} /> : null}
    </SettingSection>
  );
}

const reasonOf = (failure: CallFailure): string =>
  failureCode(failure) === 'wrong_state' ? copy.tooMany : failureSentence(failure);

/** Names the passkey, and has it made; null where it was added. */
function useAdding(onClose: () => void) {
  const { reload } = useAccount();
  const toast = useToast();
  const { reauthenticated, dialog } = useReauthentication();
  const add = async (name: string): Promise<string | null> => {
    const prepared = await reauthenticated(() => client.passkeyPrepare({ body: {} }));
    if (prepared === null) return null;
    if (!prepared.ok) return reasonOf(prepared.error);
    const attestation = await makePasskey(prepared.value, PASSKEY_ALGORITHMS);
    if (attestation === null) return copy.notMade;
    const added = await client.passkeyAdd({ body: { name, attestation } });
    if (!added.ok) return reasonOf(added.error);
    toast({ text: copy.added });
    onClose();
    reload();
    return null;
  };
  return { add, dialog };
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { add, dialog } = useAdding(onClose);
  const { form, problems, isBusy } = useForm<'name'>(async (data) => {
    const name = fieldText(data, 'name');
    const problem = checkPasskeyName(name);
    if (problem) return { name: PASSKEY_NAME_PROBLEMS[problem] };
    const failure = await add(name);
    return failure === null ? null : { form: failure };
  });
  return (
    <Dialog title={copy.add} size="small" closeLabel={copy.close} onClose={onClose}>
      <DialogForm {...{ form, isBusy }} lead={copy.addLead} submit={copy.submit}>
        <Problem>{problems.form}</Problem>
        <TextField
          label={copy.name}
          name="name"
          defaultValue={deviceName(navigator.userAgent) ?? ''}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          error={problems.name}
        />
      </DialogForm>
      {dialog}
    </Dialog>
  );
}
