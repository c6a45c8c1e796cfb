import { type FlowStep, frontProduct, type ProductFlow } from '@fumi/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { flowPaths, paths } from '../paths.ts';
import { useBoot } from '../shop/boot.ts';
import { DialogNotice } from '../ui/dialog-notice.ts';
import { Icon } from '../ui/Icon.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Steps } from '../ui/Steps.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Wide } from '../ui/Wide.tsx';
import styles from './Chrome.module.css';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import type { FlowPosition, ShownStep } from './handle.ts';
import { useKeptAtRest } from './use-kept-at-rest.ts';

/** Which word above the flow each step stands for; `kit` is the second page of 'design'. */
const SHOWN: Readonly<Record<FlowStep, ShownStep | null>> = {
  '': 'design',
  kit: null,
  preview: 'photo',
  text: 'text',
  sender: 'sender',
  receiver: 'receiver',
  confirm: 'confirm',
};

/** The steps of a flow with their addresses; the last one, the order, is never shown as a link. */
function shownSteps({ steps, createUrl }: ProductFlow) {
  const own = steps.flatMap((step) => {
    const id = SHOWN[step];
    return id === null ? [] : [{ id, label: shellCopy.steps[id], path: flowPaths(createUrl).step(step) }];
  });
  return [...own, { id: 'order' as const, label: shellCopy.steps.order, path: createUrl }];
}

function Wordmark() {
  return (
    <Link className={styles.wordmark} to={paths.home()}>
      {shellCopy.shopName} <small>{shellCopy.shopNameLatin}</small>
    </Link>
  );
}

/** Steps that show addresses, which are kept for the tab alone (ADR 129). */
const OF_ADDRESSES: readonly FlowPosition[] = ['sender', 'receiver', 'confirm'];

/** In the flow the masthead only says that the draft is saved; elsewhere it has links. */
function Masthead({ step, flow }: Pick<Props, 'step' | 'flow'>) {
  const isKept = useKeptAtRest();
  const front = frontProduct(useBoot().made);
  return (
    <header>
      <Wide>
        <div className={styles.masthead}>
          <Wordmark />
          {step ? (
            <p className={styles.saved} role="status">
              {isKept ? (
                <>
                  <Icon name="check" />
                  {OF_ADDRESSES.includes(step) ? shellCopy.savedInTab : shellCopy.saved}
                </>
              ) : null}
            </p>
          ) : (
            <nav className={styles.links} aria-label={shellCopy.menu}>
              <Link className={styles.onWide} to={(flow ?? front.flow).createUrl}>
                {shellCopy.designs}
              </Link>
              <Link to={paths.contactBook()}>{shellCopy.contactBook}</Link>
              <Link to={paths.member()}>{shellCopy.member}</Link>
            </nav>
          )}
        </div>
      </Wide>
    </header>
  );
}

const INFO = [
  [paths.questions(), shellCopy.questions],
  [paths.delivery(), shellCopy.delivery],
  [paths.inquiry(), shellCopy.inquiry],
  [paths.terms(), shellCopy.terms],
  [paths.privacy(), shellCopy.privacy],
  [paths.commerce(), shellCopy.commerce],
] as const;

function Footer() {
  const year = useBoot().today.slice(0, 4);
  return (
    <footer className={styles.footer}>
      <Wide>
        <Wordmark />
        <nav aria-label={shellCopy.footerLabel}>
          <ul>
            {INFO.map(([path, words]) => (
              <li key={path}>
                <a className={styles.info} href={path} target="_blank" rel="noopener">
                  {words}
                  <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>{shellCopy.copyright(year)}</p>
      </Wide>
    </footer>
  );
}

type Props = {
  readonly step: FlowPosition | undefined;
  /** The flow that the step belongs to. */
  readonly flow: ProductFlow | null;
  readonly children: ReactNode;
};

/** What stands around every page: masthead, the steps within the flow, footer. */
export function Chrome({ step, flow, children }: Props) {
  const steps = flow === null ? [] : shownSteps(flow);
  return (
    <>
      <SkipLink words={shellCopy.skipToContent} />
      <Masthead step={step} flow={flow} />
      {step === undefined || flow === null ? null : (
        <Steps
          label={shellCopy.stepsLabel}
          doneWord={shellCopy.stepDone}
          steps={steps}
          current={step === 'ordered' ? 'order' : step}
          renderLink={({ path }, content) =>
            step === 'ordered' || step === 'done' ? <span>{content}</span> : <Link to={path}>{content}</Link>
          }
        />
      )}
      <ConnectionNotice />
      <main id="main" className={styles.main}>
        <DialogNotice value={<ConnectionNotice />}>{children}</DialogNotice>
      </main>
      <Footer />
    </>
  );
}
