import { formatZip } from '@fumi/domain';
import type { ReactNode } from 'react';
import { commerceCopy as copy } from '../../copy/commerce.ts';
import { useShop } from '../../shop/use-shop.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './CommercePage.module.css';

type Row = readonly [term: string, words: ReactNode];

const lines = (texts: readonly string[]): ReactNode => texts.map((text) => <p key={text}>{text}</p>);

/** Who sells and how to reach them. */
function useSeller(): Row[] {
  const { seller, contact } = useShop().business;
  return [
    [copy.seller, seller.company],
    [copy.representative, seller.representative],
    [copy.address, `〒${formatZip(seller.zip)} ${seller.address}`],
    [copy.tel, lines([seller.tel, copy.hours(contact.hours), copy.telNote])],
    [
      copy.email,
      <a key="email" href={`mailto:${contact.email}`}>
        {contact.email}
      </a>,
    ],
    [copy.invoice, seller.invoiceNumber],
  ];
}

/** On which terms. */
function useTerms(): Row[] {
  const { deliveryTypes, production } = useShop();
  const fees = deliveryTypes
    .filter(({ suspend }) => !suspend)
    .map(({ label, priceText }) => copy.fee(label, priceText));
  return [
    [copy.price, copy.priceText],
    [copy.fees, lines([...fees, ...copy.feesText])],
    [copy.payment, lines(copy.paymentText)],
    [copy.delivery, lines(copy.deliveryText(production.printWithinDays, production.shipWithinDays))],
    [copy.cancel, lines(copy.cancelText)],
    [copy.returns, lines(copy.returnsText)],
    [copy.environment, copy.environmentText],
  ];
}

/** `/info/commerce/`: 特定商取引法に基づく表記. */
export function Component() {
  const rows = [...useSeller(), ...useTerms()];
  const { template } = useShop().business;
  return (
    <Wide>
      <PageHead title={copy.title}>{template ? <p>{copy.template}</p> : null}</PageHead>
      <dl className={styles.rows}>
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Wide>
  );
}
