import { Fragment, type ReactNode } from 'react';
import styles from './Voucher.module.css';
import { WholeNumbers } from './WholeNumbers.tsx';

type VoucherRow = { readonly term: string; readonly words: string };

/** The content of a receipt or return invoice. */
type VoucherFacts = {
  readonly title: string;
  /** To whom; empty where nobody may be named. */
  readonly to: string;
  readonly sum: VoucherRow;
  readonly lead: string;
  readonly rows: readonly VoucherRow[];
  /** Who gives it: name, address, numbers. */
  readonly issuer: readonly string[];
};

/** A receipt or return invoice (領収書) that is printed alone, and below it buttons that are not printed. */
export const Voucher = ({ title, to, sum, lead, rows, issuer, children }: VoucherFacts & Children) => (
  <>
    <article className={styles.voucher}>
      <h1 tabIndex={-1}>{title}</h1>
      {to === '' ? null : <p className={styles.to}>{to}</p>}
      <p className={styles.amount}>
        <span>{sum.term}</span>
        <strong>{sum.words}</strong>
      </p>
      <p>{lead}</p>
      <dl className={styles.rows}>
        {rows.map(({ term, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refunds of a day may be alike, and rows never move
          <div key={index}>
            <dt>{term}</dt>
            <dd>
              <WholeNumbers>{words}</WholeNumbers>
            </dd>
          </div>
        ))}
      </dl>
      <address className={styles.issuer}>
        {issuer.map((line) => (
          <Fragment key={line}>
            <WholeNumbers>{line}</WholeNumbers>
            <br />
          </Fragment>
        ))}
      </address>
    </article>
    <div className={styles.actions}>{children}</div>
  </>
);

type Children = { readonly children: ReactNode };
