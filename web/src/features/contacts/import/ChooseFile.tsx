import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { contactsCopy } from '../../../copy/contacts.ts';
import { fileRefusal, NATIVE_HELP } from '../../../copy/contacts-file.ts';
import { importCopy } from '../../../copy/contacts-import.ts';
import { paths } from '../../../paths.ts';
import { downloadFile } from '../../../platform/download.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { exportFile } from '../contact-files.ts';
import styles from './ChooseFile.module.css';
import type { Refused } from './import-state.ts';

/** File extensions of the picker; also native formats of other programs, for which help is shown. */
const ACCEPTED =
  '.csv,.txt,.tsv,.vcf,.xml,.jcx,.fzd,.fga,.fwa,.fwb,.sdl,.jsr,.ata,.fya,.hsa,.hsd,.hwa,.hwc,.hwl,.xlsx,.xls';

const template = exportFile('csv-utf8', []);

type Props = {
  readonly refused: Refused | null;
  readonly onFile: (file: File) => void;
  readonly isForCard: boolean;
};

export function ChooseFile({ refused, onFile, isForCard }: Props) {
  const shop = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div className={styles.choose}>
      {refused ? <Refusal refused={refused} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <Icon name="file" />
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          data-part="address-file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <Button variant="primary" onClick={() => input.current?.click()}>
          {importCopy.choose}
        </Button>
        <p>{isOver ? importCopy.dropHere : importCopy.drop}</p>
        <p className={styles.kinds}>{importCopy.kinds}</p>
      </div>
      <div className={styles.more}>
        <Button
          variant="quiet"
          onClick={() => downloadFile(importCopy.templateName, template.bytes, template.type)}
        >
          {importCopy.template}
        </Button>
        {isForCard ? (
          <Link to={shop.paths.step('receiver')}>{importCopy.toCard}</Link>
        ) : (
          <Link to={paths.contactBook()}>{contactsCopy.back}</Link>
        )}
      </div>
    </div>
  );
}

function Refusal({ refused }: { readonly refused: Refused }) {
  if (refused.kind === 'native') {
    const { name, how } = NATIVE_HELP[refused.program];
    return (
      <AnnouncedMessage tone="info">
        <p>{fileRefusal.native(name)}</p>
        <p>{how}</p>
        <p>{fileRefusal.nativeThen}</p>
      </AnnouncedMessage>
    );
  }
  if (refused.kind === 'foreign')
    return <AnnouncedMessage tone="info">{fileRefusal.foreign(refused.format)}</AnnouncedMessage>;
  const words = {
    spreadsheet: fileRefusal.spreadsheet,
    unknown: fileRefusal.unknown,
    'too-large': fileRefusal.tooLarge,
    shut: fileRefusal.shut,
    unreachable: importCopy.unreachable,
    broken: fileRefusal.broken,
  }[refused.kind];
  return (
    <AnnouncedMessage tone={refused.kind === 'spreadsheet' ? 'info' : 'error'}>{words}</AnnouncedMessage>
  );
}
