import { useState } from 'react';
import { client } from '../../api.ts';
import { cardCopy } from '../../copy/my-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import { failureWords } from './failure-words.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useProof } from './use-proof.tsx';

/** The card that the payment provider keeps for the next time (spec §7: creditcard/remove). */
export function CardSection() {
  const { profile, settings, reload } = useAccount();
  const { proven, dialog } = useProof(profile);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const remove = async () => {
    const answer = await proven(() => client.creditcardRemove({ body: {} }));
    if (answer === null) return;
    setProblem(answer.ok ? null : failureWords(answer.error));
    if (!answer.ok) return;
    toast({ text: cardCopy.removed });
    reload();
  };
  const { creditcard } = settings;
  if (creditcard === null) return null;
  return (
    <SettingSection id="card" title={cardCopy.heading}>
      <Problem>{problem}</Problem>
      <SettingList>
        <SettingRow
          term={cardCopy.heading}
          action={
            <Button size="small" onClick={() => void remove()}>
              {cardCopy.remove}
            </Button>
          }
        >
          {cardCopy.card(creditcard.brand, creditcard.last4)}
        </SettingRow>
      </SettingList>
      {dialog}
    </SettingSection>
  );
}
