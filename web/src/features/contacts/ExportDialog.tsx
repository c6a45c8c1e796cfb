import type { Contact } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { contactName } from '../../copy/address.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { exportCopy } from '../../copy/contacts-export.ts';
import { failureSentence } from '../../copy/failure.ts';
import { downloadFile } from '../../platform/download.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { fetchContacts } from './contact-calls.ts';
import { EXPORT_FORMATS, type ExportFormat, exportFile, type Loss, lossesOf } from './contact-files.ts';

/** Contacts whose lost characters are listed one by one. */
const SHOWN_LOSSES = 10;

type State =
  | { readonly kind: 'choose' | 'busy' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'lossy'; readonly contacts: readonly Contact[]; readonly losses: readonly Loss[] };

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const [format, setFormat] = useState<ExportFormat>('csv-utf8');
  const [state, setState] = useState<State>({ kind: 'choose' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const write = (contacts: readonly Contact[], as: ExportFormat) => {
    const { extension, type, bytes } = exportFile(as, contacts);
    downloadFile(`${exportCopy.fileName}.${extension}`, bytes, type);
    toast({ text: exportCopy.done });
    onClose();
  };
  const begin = async () => {
    setState({ kind: 'busy' });
    reading.current = new AbortController();
    const { signal } = reading.current;
    const all = await fetchContacts();
    // Closed meanwhile: no file is saved, and no dialog that was opened since is closed.
    if (signal.aborted) return;
    if (!all.ok) {
      const words = failureSentence(all.error, contactsCopy.unreachable);
      return setState({ kind: 'failed', words });
    }
    const losses = format === 'csv-cp932' ? lossesOf(all.value) : [];
    if (losses.length > 0) return setState({ kind: 'lossy', contacts: all.value, losses });
    write(all.value, format);
  };

  return (
    <Dialog title={exportCopy.title} closeLabel={contactsCopy.close} onClose={onClose}>
      <DialogBody>
        <Problem>{state.kind === 'failed' ? state.words : null}</Problem>
        {state.kind === 'lossy' ? (
          <Losses losses={state.losses} />
        ) : (
          <>
            <p>{exportCopy.lead}</p>
            <RadioGroup
              label={exportCopy.format}
              value={format}
              onChange={setFormat}
              options={EXPORT_FORMATS.map((value) => ({ value, ...exportCopy.formats[value] }))}
            />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {state.kind === 'lossy' ? (
          <>
            <Button onClick={() => write(state.contacts, 'csv-cp932')}>{exportCopy.lostAnyway}</Button>
            <Button variant="primary" onClick={() => write(state.contacts, 'csv-utf8')}>
              {exportCopy.utf8Instead}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={state.kind === 'busy'} onClick={() => void begin()}>
            {state.kind === 'busy' ? exportCopy.reading : exportCopy.submit}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Losses({ losses }: { readonly losses: readonly Loss[] }) {
  const hidden = losses.length - SHOWN_LOSSES;
  return (
    <AnnouncedMessage tone="warning">
      <p>{exportCopy.lost(losses.length)}</p>
      <ul>
        {losses.slice(0, SHOWN_LOSSES).map(({ contact, characters }) => (
          <li key={contact.code}>{exportCopy.lostRow(contactName(contact), characters)}</li>
        ))}
        {hidden > 0 ? <li>{exportCopy.lostMore(hidden)}</li> : null}
      </ul>
    </AnnouncedMessage>
  );
}
