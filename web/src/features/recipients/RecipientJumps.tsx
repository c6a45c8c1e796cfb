import type { AddressProblems, PrintAddress } from '@fumi/domain';
import { hasProblems } from '../../address/address-check.ts';
import { contactName } from '../../copy/address.ts';
import { CARD_WARNINGS, type CardWarning } from '../../copy/address-problems.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './RecipientJumps.module.css';
import { titleIdOf } from './RecipientList.tsx';

/** Up to so many recipients the list needs no jumps. */
const SHORT_LIST = 4;
/** Warnings that are shown at once; the others unfold. */
const SHOWN_WARNINGS = 3;

type Props = {
  readonly recipients: readonly PrintAddress[];
  /** One for each recipient, in their order; `warnings` likewise. */
  readonly problems: readonly AddressProblems[];
  readonly warnings: readonly (readonly CardWarning[])[];
};

type Target = { readonly number: number; readonly name: string; readonly why: string };

/** How many recipients somebody should look at, whatever for: the list and the bar say the same number. */
export const countToCheck = ({ recipients, problems, warnings }: Props): number =>
  recipients.filter((_, at) => whyWords(problems[at] ?? {}, warnings[at] ?? []) !== '').length;

/** Jumps from the top of a long list to each recipient, those that somebody should look at first. */
export function RecipientJumps({ recipients, problems, warnings }: Props) {
  if (recipients.length <= SHORT_LIST) return null;
  const targets = recipients.map((recipient, at) => ({
    number: at + 1,
    name: contactName(recipient),
    isUnsafe: hasProblems(problems[at] ?? {}),
    why: whyWords(problems[at] ?? {}, warnings[at] ?? []),
  }));
  const unsafeFirst = targets
    .filter(({ why }) => why !== '')
    .sort((a, b) => Number(b.isUnsafe) - Number(a.isUnsafe));
  return (
    <nav className={styles.jumps} aria-label={recipientsCopy.jumps}>
      {unsafeFirst.length > 0 ? <Warnings targets={unsafeFirst} /> : null}
      <details className={styles.all}>
        <summary>{recipientsCopy.everybody(targets.length)}</summary>
        <ol>
          {targets.map((target) => (
            <li key={target.number}>
              <Jump target={{ ...target, why: '' }} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function whyWords(problems: AddressProblems, warnings: readonly CardWarning[]): string {
  const unsafe = hasProblems(problems) ? [recipientsCopy.unsafe] : [];
  return [...unsafe, ...warnings.map((warning) => CARD_WARNINGS[warning])].join('、');
}

function Warnings({ targets }: { readonly targets: readonly Target[] }) {
  const rest = targets.slice(SHOWN_WARNINGS);
  return (
    <Message tone="warning">
      <p>{recipientsCopy.toCheck(targets.length)}</p>
      <Rows targets={targets.slice(0, SHOWN_WARNINGS)} />
      {rest.length > 0 ? (
        <details>
          <summary>{recipientsCopy.toCheckMore(rest.length)}</summary>
          <Rows targets={rest} />
        </details>
      ) : null}
    </Message>
  );
}

const Rows = ({ targets }: { readonly targets: readonly Target[] }) => (
  <ol className={styles.rows}>
    {targets.map((target) => (
      <li key={target.number}>
        <Jump target={target} />
      </li>
    ))}
  </ol>
);

function Jump({ target: { number, name, why } }: { readonly target: Target }) {
  return (
    <button type="button" onClick={() => jumpTo(number)}>
      <span>{recipientsCopy.jumpTo(number)}</span>
      <b>{name}</b>
      {why === '' ? null : <small>{why}</small>}
    </button>
  );
}

function jumpTo(number: number): void {
  const title = document.getElementById(titleIdOf(number));
  title?.closest('article')?.scrollIntoView();
  title?.focus({ preventScroll: true });
}
