import { Link, useLoaderData } from 'react-router';
import { completeCopy } from '../../../copy/checkout.ts';
import { receiptCopy, receiptOf } from '../../../copy/receipt.ts';
import { pageTitles } from '../../../copy/titles.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Voucher } from '../../../ui/Voucher.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { loadReceipt, paidOrder, type ReceiptFacts } from '../load-orders.ts';

export { loadReceipt as loader };

/** A receipt with the fields of a qualified invoice (適格簡易請求書): seller and number, date, goods, rate, tax. */
export function Component() {
  const facts = useLoaderData() as ReceiptFacts;
  const paid = paidOrder(facts);
  if (paid === null)
    return (
      <Wide>
        <PageHead title={pageTitles.receipt} />
        <Message tone="info">{receiptCopy.notPaid}</Message>
      </Wide>
    );
  return (
    <Wide>
      <Voucher {...receiptOf(paid)}>
        <Button onClick={() => window.print()}>{receiptCopy.print}</Button>
        <Link to={paths.order(facts.order.code)}>{completeCopy.toOrder}</Link>
      </Voucher>
    </Wide>
  );
}
