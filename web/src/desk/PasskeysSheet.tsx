import type { CallFailure } from '@fumi/contract/client';
import { checkPasskeyName, PASSKEY_ALGORITHMS } from '@fumi/domain';
import { useState } from 'react';
import { momentWords } from '../copy/moments.ts';
import { passkeyCopy as copy, PASSKEY_NAME_PROBLEMS } from '../copy/passkeys.ts';
import { failureCode } from '../platform/answer.ts';
import { canHavePasskeys, knowsPasskeys, makePasskey } from '../platform/passkeys.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
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

/** Has a passkey made on this device and adds it; why it was not, or null. */
async function addPasskey(name: string, act: ReturnType<typeof useAct>): Promise<string | null> {
  const problem = checkPasskeyName(name);
  if (problem) return PASSKEY_NAME_PROBLEMS[problem];
  const prepared = await desk.deskPasskeyPrepare({ body: {} });
  if (!prepared.ok) return reasonOf(prepared.error);
  const attestation = await makePasskey(prepared.value, PASSKEY_ALGORITHMS);
  if (attestation === null) return copy.notMade;
  return act(() => desk.deskPasskeyAdd({ body: { name, attestation } }), copy.added);
}

/** One's own passkeys: each stands for password and code. */
export function PasskeysSheet({ passkeys }: { readonly passkeys: Passkeys }) {
  const act = useAct();
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (code: string) => {
    const answer = await desk.deskPasskeyRemove({ body: { code } });
    setProblem(answer.ok ? null : reasonOf(answer.error));
    if (answer.ok) await act(async () => answer, copy.removed);
  };
  if (!canHavePasskeys()) return null;
  return (
    <Sheet heading={copy.heading}>
      <p>{copy.what}</p>
      <Problem>{problem}</Problem>
      {passkeys.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Table label={copy.heading} heads={[copy.name, copy.lastUse, copy.remove]}>
          {passkeys.map(({ code, name, lastUsedAt }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{lastUsedAt === null ? copy.unused : copy.used(momentWords(lastUsedAt))}</td>
              <td>
                <Button size="small" aria-label={copy.removeOf(name)} onClick={() => void remove(code)}>
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
