import { deviceName } from '@fumi/domain';
import { client } from '../../api.ts';
import { momentWords } from '../../copy/moments.ts';
import { sessionsCopy } from '../../copy/my-page.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAccount } from './account.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useRemoval } from './use-reauthentication.tsx';

/** The devices that are signed in, each with a button that signs it out. */
export function SessionsSection() {
  const { sessions } = useAccount();
  const { remove, isBusy, problem, dialog } = useRemoval();
  const end = (call: Parameters<typeof remove>[0]) => void remove(call, sessionsCopy.revoked);
  return (
    <SettingSection id="sessions" title={sessionsCopy.heading}>
      {problem}
      <SettingList>
        {sessions.map(({ code, device, lastSeenAt, isCurrent }) => (
          <SettingRow
            key={code}
            term={deviceName(device) ?? device}
            action={
              isCurrent ? (
                <Badge tone="done">{sessionsCopy.current}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-disabled={isBusy || undefined}
                  aria-label={sessionsCopy.revokeOf(deviceName(device) ?? device, momentWords(lastSeenAt))}
                  onClick={() => end(() => client.sessionRevoke({ body: { code } }))}
                >
                  {sessionsCopy.revoke}
                </Button>
              )
            }
          >
            {sessionsCopy.seen(momentWords(lastSeenAt))}
          </SettingRow>
        ))}
      </SettingList>
      {sessions.length > 1 ? (
        <div>
          <Button
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => end(() => client.sessionRevokeOthers({ body: {} }))}
          >
            {sessionsCopy.revokeOthers}
          </Button>
        </div>
      ) : null}
      {dialog}
    </SettingSection>
  );
}
