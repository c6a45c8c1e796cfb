import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../../api.ts';
import { ordersCopy } from '../../copy/checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';

/** Asks before an order ends; a paid one is refunded. */
export function CancelOrderDialog({
  code,
  onClose,
}: {
  readonly code: string;
  readonly onClose: () => void;
}) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    setState('busy');
    const answer = await client.orderCancel({ body: { order_code: code } });
    await revalidate();
    if (answer.ok) onClose();
    else setState('failed');
  };
  return (
    <Dialog title={ordersCopy.cancelTitle} role="alertdialog" size="small" onClose={onClose}>
      <DialogBody>
        {state === 'failed' ? (
          <Message tone="error" announced>
            {ordersCopy.cancelFailed}
          </Message>
        ) : null}
        <p>{ordersCopy.cancelQuestion}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{ordersCopy.keep}</Button>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void cancel()}>
          {ordersCopy.cancel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
