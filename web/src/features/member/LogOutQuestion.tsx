import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { memberCopy } from '../../copy/member.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { endVisit } from './end-visit.ts';

/** Signing out clears the draft too, so it asks first. */
export function LogOutQuestion({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const logOut = async () => {
    setState('busy');
    const answer = await client.memberLogout({ body: {} });
    if (!answer.ok) return setState('failed');
    await endVisit(navigate);
  };
  return (
    <Dialog title={memberCopy.logOutTitle} role="alertdialog" size="small" onClose={onClose}>
      <DialogBody>
        {state === 'failed' ? (
          <Message tone="error" announced>
            {memberCopy.logOutFailed}
          </Message>
        ) : null}
        <p>{memberCopy.logOutQuestion}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{memberCopy.cancel}</Button>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void logOut()}>
          {memberCopy.logOut}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
