import { useState } from 'react';
import { client } from '../../api.ts';
import { leaveCopy } from '../../copy/my-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useAccount } from './account.ts';
import { failureWords } from './failure-words.ts';
import styles from './MemberPage.module.css';
import { SettingSection } from './SettingRow.tsx';
import { saveFile } from './save-file.ts';
import { useProof } from './use-proof.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** What the shop keeps, to take along; and the way out for good. */
export function LeaveSection() {
  const { profile } = useAccount();
  const { proven, dialog } = useProof(profile);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const takeAlong = async () => {
    const answer = await proven(() => client.memberExport());
    if (answer === null) return;
    setProblem(answer.ok ? null : failureWords(answer.error));
    if (answer.ok) saveFile('fumi.json', JSON.stringify(answer.value.export, null, 2), 'application/json');
  };
  return (
    <SettingSection id="leave" title={leaveCopy.heading}>
      <Problem>{problem}</Problem>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void takeAlong()}>
          {leaveCopy.export}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsLeaving(true)}>
          {leaveCopy.withdraw}
        </Button>
      </div>
      <p className={styles.note}>{leaveCopy.exportNote}</p>
      {dialog}
      {isLeaving ? <WithdrawDialog profile={profile} onClose={() => setIsLeaving(false)} /> : null}
    </SettingSection>
  );
}
