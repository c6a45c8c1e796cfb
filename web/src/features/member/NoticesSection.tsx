import { type ComponentType, useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { accountCopy, noticesCopy, referralCopy } from '../../copy/my-page.ts';
import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Note } from '../../ui/Note.tsx';
import { Row } from '../../ui/Row.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import styles from './NoticesSection.module.css';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';

type Props = {
  /** The dialog that registers a notification address; another feature's, handed in by the route. */
  readonly EmailDialog: ComponentType<{ readonly onRegistered: () => void; readonly onClose: () => void }>;
};

/** The address that the shop writes to, and whether it sends the monthly mail. */
export function NoticesSection({ EmailDialog }: Props) {
  const { profile, settings, reload } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [monthly, setMonthly] = useState(settings.monthly);
  const toast = useToast();
  const close = () => setIsOpen(false);
  const saveMonthly = async (status: boolean) => {
    setMonthly(status);
    const answer = await client.monthlySet({ body: { status } });
    if (!answer.ok) setMonthly(!status);
    toast({
      text: answer.ok ? noticesCopy.saved : failureSentence(answer.error, noticesCopy.failed),
      isFailure: !answer.ok,
    });
  };
  return (
    <SettingSection id="notices" title={noticesCopy.heading}>
      <SettingList>
        <SettingRow
          term={noticesCopy.email}
          action={
            <Button
              size="small"
              aria-label={accountCopy.changeOf(noticesCopy.email)}
              onClick={() => setIsOpen(true)}
            >
              {accountCopy.change}
            </Button>
          }
        >
          {profile.notificationEmail ?? noticesCopy.none}
        </SettingRow>
      </SettingList>
      <Checkbox
        label={noticesCopy.monthly}
        checked={monthly}
        onChange={(event) => void saveMonthly(event.target.checked)}
      />
      {isOpen ? (
        <EmailDialog
          onRegistered={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      ) : null}
    </SettingSection>
  );
}

export function ReferralSection() {
  const { profile } = useAccount();
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(profile.referralCode);
    toast({ text: isCopied ? referralCopy.copied : referralCopy.notCopied, isFailure: !isCopied });
  };
  return (
    <SettingSection id="referral" title={referralCopy.heading}>
      <Row>
        <span className={styles.code}>{profile.referralCode}</span>
        <Button size="small" onClick={() => void copy()}>
          {referralCopy.copy}
        </Button>
      </Row>
      <Note>{referralCopy.note}</Note>
    </SettingSection>
  );
}
