import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { momentWords } from '../../copy/moments.ts';
import { sessionsCopy } from '../../copy/my-page.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import { deviceWords } from './device-words.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';

/** Where one is signed in, and out with what one does not know. */
export function SessionsSection() {
  const { sessions, reload } = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const end = async (call: Promise<Result<unknown, CallFailure>>) => {
    const answer = await call;
    setProblem(answer.ok ? null : failureSentence(answer.error));
    if (!answer.ok) return;
    toast({ text: sessionsCopy.revoked });
    reload();
  };
  return (
    <SettingSection id="sessions" title={sessionsCopy.heading}>
      <Problem>{problem}</Problem>
      <SettingList>
        {sessions.map(({ code, device, last_seen_at, is_current }) => (
          <SettingRow
            key={code}
            term={sessionsCopy.seen(momentWords(last_seen_at))}
            action={
              is_current ? (
                <Badge tone="done">{sessionsCopy.current}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={sessionsCopy.revokeOf(deviceWords(device))}
                  onClick={() => void end(client.sessionRevoke({ body: { code } }))}
                >
                  {sessionsCopy.revoke}
                </Button>
              )
            }
          >
            {deviceWords(device)}
          </SettingRow>
        ))}
      </SettingList>
      {sessions.length > 1 ? (
        <div>
          <Button size="small" onClick={() => void end(client.sessionRevokeOthers({ body: {} }))}>
            {sessionsCopy.revokeOthers}
          </Button>
        </div>
      ) : null}
    </SettingSection>
  );
}
