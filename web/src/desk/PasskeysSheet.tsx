import type { CallFailure } from '@fumi/contract/client';
import { checkPasskeyName, PASSKEY_ALGORITHMS } from '@fumi/domain';
import { useState } from 'react';
import { deskCopy } from '../copy/desk.ts';
import { momentWords } from '../copy/moments.ts';
import { passkeyCopy as copy, PASSKEY_NAME_PROBLEMS } from '../copy/passkeys.ts';
import { failureCode } from '../platform/answer.ts';
import { canHavePasskeys, knowsPasskeys, makePasskey } from '../platform/passkeys.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { type Answered, desk } from './desk-client.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Table } from './Table.tsx';
import { refusalSentence, useAct } from './use-act.ts';

type Passkeys = Answered<'deskPasskeyList'>['passkeys'];

function reasonOf(failure: CallFailure): string {
  if (failureCode(failure) === 'forbidden') return copy.stale;
  return failureCode(failure) === 'wrong_state' ? copy.tooMany : refusalSentence(failure);
}

/** Creates a passkey on this device and adds it; answers with why it was not added, or null. */
async function addPasskey(name: string, act: ReturnType<typeof useAct>): Promise<string | null> {
  const problem = checkPasskeyName(name);
  if (problem) return PASSKEY_NAME_PROBLEMS[problem];
  const prepared = await desk.deskPasskeyPrepare({ body: {} });
  if (!prepared.ok) return reasonOf(prepared.error);
  const attestation = await makePasskey(prepared.value, PASSKEY_ALGORITHMS);
  if (attestation === null) return copy.notMade;
  return act(() => desk.deskPasskeyAdd({ body: { name, attestation } }), copy.added);
}

/** The operator's own passkeys: signing in with one takes neither password nor code. */
export function PasskeysSheet({ passkeys }: { readonly passkeys: Passkeys }) {
  const act = useAct();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkeys[number] | null>(null);
  const remove = async (code: string): Promise<string | null> => {
    const answer = await desk.deskPasskeyRemove({ body: { code } });
    if (!answer.ok) return reasonOf(answer.error);
    setRemoved(null);
    return act(async () => answer, copy.removed);
  };
  if (!canHavePasskeys()) return null;
  return (
    <Sheet heading={copy.heading}>
      <p>{copy.what}</p>
      {passkeys.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Table label={copy.heading} heads={[copy.name, copy.lastUse, copy.remove]}>
          {passkeys.map((passkey) => (
            <tr key={passkey.code}>
              <th scope="row">{passkey.name}</th>
              <td>
                {passkey.lastUsedAt === null ? copy.unused : copy.used(momentWords(passkey.lastUsedAt))}
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={copy.removeOf(passkey.name)}
                  onClick={() => setRemoved(passkey)}
                >
                  {copy.remove}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {knowsPasskeys() ? (
        <div>
          <Button size="small" onClick={() => setIsAdding(true)}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <p>{copy.unknown}</p>
      )}
      {removed === null ? null : (
        <ConfirmDialog
          title={copy.removeTitle}
          cancel={deskCopy.cancel}
          confirm={copy.remove}
          onConfirm={() => remove(removed.code)}
          onClose={() => setRemoved(null)}
        >
          <p>{copy.removeAsk(removed.name)}</p>
        </ConfirmDialog>
      )}
      {isAdding ? (
        <ReasonDialog
          title={copy.add}
          ask={copy.addLead}
          label={copy.name}
          onSubmit={(name) => addPasskey(name, act)}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Sheet>
  );
}
