import { cardYear, recipientLimit } from '@fumi/domain';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ContactsLoading } from '../../../contacts/ContactsLoading.tsx';
import { contactName } from '../../../copy/address.ts';
import { importCopy } from '../../../copy/contacts-import.ts';
import { recipientsCopy } from '../../../copy/recipients.ts';
import { paths } from '../../../paths.ts';
import { focusHeading } from '../../../platform/focus-heading.ts';
import { useCall } from '../../../platform/use-call.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Column } from '../../../ui/Column.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useToast } from '../../../ui/Toast.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { filtered } from './decisions.ts';
import { ImportCheck } from './ImportCheck.tsx';
import styles from './ImportPage.module.css';
import type { Checking, Done, ImportState, Saving } from './import-state.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { addToCard, loadAddable } from './to-recipients.ts';
import { useImport } from './use-import.ts';

/** One import for any file: choose, see every row and its problems, agree, and only then it is saved. */
export function Component() {
  const { today } = useShop();
  const isForCard = useSearchParams()[0].has('for');
  const { state, open, remap, swap, widenNames, decide, save, resume, restart } = useImport(
    cardYear(today),
    focusHeading,
  );
  return (
    <Wide>
      <PageHead title={importCopy.title}>
        {state.step === 'choose' ? <p>{importCopy.lead}</p> : null}
      </PageHead>
      <div className={styles.page}>
        <div role="status">
          <Heard state={state} />
        </div>
        {state.step === 'choose' ? (
          <ChooseFile refused={state.refused} isForCard={isForCard} onFile={(file) => void open(file)} />
        ) : null}
        {state.step === 'check' ? (
          <ImportCheck
            checking={state}
            onTarget={(column, target) => void remap(state, column, target)}
            onDecision={decide}
            onSwaps={(change) => void swap(state, change)}
            onWiden={(widensNames) => void widenNames(state, widensNames)}
            onSave={() => void save(state)}
            onEncoding={(encoding) => void open(state.file, encoding)}
            onRestart={restart}
          />
        ) : null}
        {state.step === 'saving' ? (
          <SavingProgress saving={state} onResume={() => void resume(state.counts)} />
        ) : null}
        {state.step === 'done' ? (
          <Column kind="form">{isForCard ? <ToCard done={state} /> : <ToBook />}</Column>
        ) : null}
        {hasMore(state) ? (
          <LeaveGuard title={importCopy.unsaved} leave={importCopy.leave} stay={importCopy.stay} />
        ) : null}
      </div>
    </Wide>
  );
}

/** Whether something of the file is still to be saved, and would be lost. */
const hasMore = (state: ImportState): boolean =>
  state.step === 'check' || (state.step === 'saving' && state.problem !== 'too-many');

/** What a screen reader announces at each step. */
function Heard({ state }: { readonly state: ImportState }) {
  switch (state.step) {
    case 'choose':
      return null;
    case 'reading':
      return <p>{importCopy.reading}</p>;
    case 'check':
      return <VisuallyHidden>{checkWords(state)}</VisuallyHidden>;
    case 'saving':
      return <VisuallyHidden>{importCopy.saving}</VisuallyHidden>;
    case 'done':
      return (
        <Column kind="form">
          <Message tone="done">
            <p>{importCopy.doneTitle}</p>
            <p>{importCopy.done(state.counts)}</p>
          </Message>
        </Column>
      );
  }
}

function checkWords({ file, contacts, decisions, warnings, compared }: Checking): string {
  const { read, checked, checkedPartly } = importCopy.heard;
  if (compared === 'yet') return read(file.name, contacts.length);
  const doubtful = filtered(contacts, decisions, 'doubtful', warnings).length;
  return compared === 'all' ? checked(contacts.length, doubtful) : checkedPartly(doubtful);
}

const PROBLEMS = {
  'too-many': importCopy.tooMany,
  'signed-out': importCopy.signedOut,
  failed: importCopy.failed,
} as const;

type ProgressProps = { readonly saving: Saving; readonly onResume: () => void };

function SavingProgress({ saving: { sent, total, problem }, onResume }: ProgressProps) {
  return (
    <Column kind="form">
      <Progress label={importCopy.saving} current={sent} total={total} />
      {problem === null ? <p>{importCopy.savingNote}</p> : <Problem>{PROBLEMS[problem]}</Problem>}
      {problem === 'failed' || problem === 'signed-out' ? (
        <div>
          <Button variant="primary" onClick={onResume}>
            {importCopy.resume}
          </Button>
        </div>
      ) : null}
    </Column>
  );
}

/** After an import that began at a card: puts the people on it, or goes back without them. */
function ToCard({ done: { isImported } }: { readonly done: Done }) {
  const shop = useShop();
  const navigate = useNavigate();
  const toast = useToast();
  const to = shop.paths.step('receiver');
  const call = useCall(shop.product.code, () => loadAddable(shop, isImported));
  const { added, left, barred } = call.value ?? { added: [], left: [], barred: [] };
  const add = async () => {
    addToCard(added);
    toast({ text: recipientsCopy.added(added.length), isForNextPage: true });
    await navigate(to);
  };
  return (
    <>
      {call.value === null ? <ContactsLoading call={call} /> : null}
      {left.length + barred.length > 0 ? (
        <AnnouncedMessage tone="info">
          {left.length > 0 ? (
            <p>{importCopy.noRoom(left.map(contactName), recipientLimit(shop.material))}</p>
          ) : null}
          {barred.length > 0 ? <p>{importCopy.barred(barred.map(contactName))}</p> : null}
        </AnnouncedMessage>
      ) : null}
      <Row>
        {added.length > 0 ? (
          <Button variant="primary" onClick={() => void add()}>
            {importCopy.toRecipients(added.length)}
          </Button>
        ) : null}
        <Link to={to} {...buttonAttributes({})}>
          {importCopy.toCard}
        </Link>
      </Row>
    </>
  );
}

const ToBook = () => (
  <Row>
    <Link to={paths.contactBook()} {...buttonAttributes({ variant: 'primary' })}>
      {importCopy.toBook}
    </Link>
    <Link to={paths.contactCheck()} {...buttonAttributes({})}>
      {importCopy.toCheck}
    </Link>
  </Row>
);
