import { needsReturnInvoice } from '@fumi/domain';
import { Link, useLoaderData } from 'react-router';
import { receiptCopy, returnInvoiceOf } from '../../copy/receipt.ts';
import { pageTitles } from '../../copy/titles.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Voucher } from '../../ui/Voucher.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskPaths } from '../desk-paths.ts';
import { PageTitle } from '../PageTitle.tsx';
import { moneyBack, type OrderDetails } from './order-details.ts';

export { loader } from './OrderPage.tsx';

/** The customer's return invoice, to be printed or to be read out. */
export function Component() {
  const { order, refunds, seller } = useLoaderData() as OrderDetails;
  const back = moneyBack(refunds);
  const toOrder = <Link to={deskPaths.order(order.number)}>{order.number}</Link>;
  if (order.paidAt === null || !needsReturnInvoice(back))
    return (
      <DeskPage title={pageTitles.returnInvoice} lead={toOrder}>
        <Message tone="info">{receiptCopy.noneBack}</Message>
      </DeskPage>
    );
  const paper = returnInvoiceOf({
    number: order.number,
    name: order.customer?.name ?? '',
    paidAt: order.paidAt,
    totalYen: order.total,
    lines: order.lines.map(({ amount, ...line }) => ({ ...line, amountYen: amount })),
    refunds: back,
    seller,
  });
  return (
    <>
      <PageTitle title={paper.title} />
      <Voucher {...paper}>
        <Button onClick={() => window.print()}>{receiptCopy.print}</Button>
        {toOrder}
      </Voucher>
    </>
  );
}
