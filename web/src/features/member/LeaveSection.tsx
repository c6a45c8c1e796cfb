import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { leaveCopy } from '../../copy/my-page.ts';
import { downloadFile } from '../../platform/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Row } from '../../ui/Row.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { usePress } from '../../ui/use-press.ts';
import { leaveProblem } from './leave-problem.ts';
import { SettingSection } from './SettingRow.tsx';
import { signOut } from './sign-out.ts';
import { useReauthentication } from './use-reauthentication.tsx';

/** Offers a download of all that the shop keeps of the member, and the withdrawal for good. */
export function LeaveSection() {
  const { reauthenticated, dialog } = useReauthentication();
  const { press, isBusy, problem } = usePress();
  const [isLeaving, setIsLeaving] = useState(false);
  const takeAlong = async () => {
    const answer = await reauthenticated(() => client.memberExport());
    if (answer === null) return null;
    if (!answer.ok) return failureSentence(answer.error);
    downloadFile('fumi.json', JSON.stringify(answer.value.export, null, 2), 'application/json');
    return null;
  };
  return (
    <SettingSection id="leave" title={leaveCopy.heading}>
      <Problem>{problem}</Problem>
      <Row>
        <Button size="small" busy={isBusy} onClick={() => void press(takeAlong)}>
          {leaveCopy.export}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsLeaving(true)}>
          {leaveCopy.withdraw}
        </Button>
      </Row>
      <Note>{leaveCopy.exportNote}</Note>
      {dialog}
      {isLeaving ? <WithdrawDialog onClose={() => setIsLeaving(false)} /> : null}
    </SettingSection>
  );
}

/** Says what is deleted, requires a tick, and asks for reauthentication. */
function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { reauthenticated, dialog } = useReauthentication();
  const [isAgreed, setIsAgreed] = useState(false);
  const withdraw = async () => {
    const answer = await reauthenticated(() => client.memberWithdraw({ body: {} }));
    if (answer === null) return null;
    if (!answer.ok) return leaveProblem(answer.error);
    await signOut(navigate);
    // The next page may not be drawn yet.
    toast({ text: leaveCopy.withdrawn, isForNextPage: true });
    return null;
  };
  return (
    <ConfirmDialog
      title={leaveCopy.withdrawTitle}
      cancel={leaveCopy.cancel}
      confirm={leaveCopy.withdraw}
      lack={isAgreed ? null : leaveCopy.withdrawLack}
      size="medium"
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>{leaveCopy.withdrawQuestion}</p>
      <Checkbox
        label={leaveCopy.withdrawAgree}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.target.checked)}
      />
      {dialog}
    </ConfirmDialog>
  );
}
