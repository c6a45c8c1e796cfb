import { useState } from 'react';
import { downloadBytes } from '../../contacts/download.ts';
import { fetchEverybody, type Person } from '../../contacts/people-calls.ts';
import { bookCopy, exportCopy } from '../../copy/address-book.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { EXPORT_FORMATS, type ExportFormat, exportFile, type Loss, lossesOf } from './export-file.ts';
import { personName } from './person-name.ts';

/** People whose lost characters are told one by one. */
const SHOWN_LOSSES = 10;

type State =
  | { readonly kind: 'choose' | 'busy' | 'failed' }
  | { readonly kind: 'lossy'; readonly people: readonly Person[]; readonly losses: readonly Loss[] };

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const [format, setFormat] = useState<ExportFormat>('csv-utf8');
  const [state, setState] = useState<State>({ kind: 'choose' });

  const write = (people: readonly Person[], as: ExportFormat) => {
    const { extension, type, bytes } = exportFile(as, people);
    downloadBytes(`${exportCopy.fileName}.${extension}`, bytes, type);
    toast({ text: exportCopy.done });
    onClose();
  };
  const begin = async () => {
    setState({ kind: 'busy' });
    const everybody = await fetchEverybody();
    if (!everybody.ok) return setState({ kind: 'failed' });
    const losses = format === 'csv-cp932' ? lossesOf(everybody.value) : [];
    if (losses.length > 0) return setState({ kind: 'lossy', people: everybody.value, losses });
    write(everybody.value, format);
  };

  return (
    <Dialog title={exportCopy.title} closeLabel={bookCopy.close} onClose={onClose}>
      <DialogBody>
        {state.kind === 'failed' ? (
          <Message tone="error" announced>
            {bookCopy.unreachable}
          </Message>
        ) : null}
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
            <Button onClick={() => write(state.people, 'csv-cp932')}>{exportCopy.lostAnyway}</Button>
            <Button variant="primary" onClick={() => write(state.people, 'csv-utf8')}>
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
    <Message tone="warning" announced>
      <p>{exportCopy.lost(losses.length)}</p>
      <ul>
        {losses.slice(0, SHOWN_LOSSES).map(({ person, characters }) => (
          <li key={person.code}>{exportCopy.lostRow(personName(person), characters)}</li>
        ))}
        {hidden > 0 ? <li>{exportCopy.lostMore(hidden)}</li> : null}
      </ul>
    </Message>
  );
}
