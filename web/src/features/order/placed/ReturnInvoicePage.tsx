import { needsReturnInvoice } from '@fumi/domain';
import { Link, useLoaderData } from 'react-router';
import { completeCopy } from '../../../copy/checkout.ts';
import { receiptCopy, returnInvoiceOf } from '../../../copy/receipt.ts';
import { pageTitles } from '../../../copy/titles.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Voucher } from '../../../ui/Voucher.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { loadReceipt, paidOrder, type ReceiptFacts } from '../load-orders.ts';

export { loadReceipt as loader };

/** What a seller gives where 10,000 yen or more of an order went back (適格返還請求書). */
export function Component() {
  const facts = useLoaderData() as ReceiptFacts;
  const paid = paidOrder(facts);
  if (paid === null || !needsReturnInvoice(paid.refunds))
    return (
      <Wide>
        <PageHead title={pageTitles.returnInvoice} />
        <Message tone="info">{receiptCopy.noneBack}</Message>
      </Wide>
    );
  return (
    <Wide>
      <Voucher {...returnInvoiceOf(paid)}>
        <Button onClick={() => window.print()}>{receiptCopy.print}</Button>
        <Link to={paths.order(facts.order.code)}>{completeCopy.toOrder}</Link>
      </Voucher>
    </Wide>
  );
}
