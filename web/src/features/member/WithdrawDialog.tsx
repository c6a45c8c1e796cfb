import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { leaveCopy } from '../../copy/my-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import type { Profile } from './account.ts';
import { endVisit } from './end-visit.ts';
import { failureWords } from './failure-words.ts';
import { useProof } from './use-proof.tsx';

/** Says what goes, wants it ticked, and asks who is there. */
export function WithdrawDialog({
  profile,
  onClose,
}: {
  readonly profile: Profile;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const { proven, dialog } = useProof(profile);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const withdraw = async () => {
    setIsBusy(true);
    const answer = await proven(() => client.memberWithdraw({ body: {} }));
    setIsBusy(false);
    if (answer?.ok) return endVisit(navigate);
    if (answer === null) return;
    const isOpen = answer.error.kind === 'refused' && answer.error.error.code === 'wrong_state';
    setProblem(isOpen ? leaveCopy.onTheWay : failureWords(answer.error));
  };
  return (
    <Dialog title={leaveCopy.withdrawTitle} role="alertdialog" onClose={onClose}>
      <DialogBody>
        <Problem>{problem}</Problem>
        <p>{leaveCopy.withdrawQuestion}</p>
        <Checkbox
          label={leaveCopy.withdrawAgree}
          checked={isAgreed}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{leaveCopy.cancel}</Button>
        <Button variant="primary" disabled={!isAgreed} busy={isBusy} onClick={() => void withdraw()}>
          {leaveCopy.withdraw}
        </Button>
      </DialogFooter>
      {dialog}
    </Dialog>
  );
}
