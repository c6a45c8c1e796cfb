import type { AddressProblems } from '@fumi/domain';
import { confirmCopy } from '../../copy/confirm.ts';
import { Desk } from '../../ui/Card.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { AddressTable } from '../address/AddressTable.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './EnlargedCard.module.css';
import type { CardContent } from './FaceFigure.tsx';
import { useAddressFace } from './use-address-face.ts';

type Props = {
  readonly content: CardContent;
  readonly title: string;
  readonly label: string;
  readonly problems: AddressProblems;
  readonly onClose: () => void;
};

/** One card held close, with its words beside it. */
export function EnlargedCard({ content, title, label, problems, onClose }: Props) {
  const face = useAddressFace(content);
  return (
    <Dialog title={title} size="large" closeLabel={confirmCopy.close} onClose={onClose}>
      <DialogBody>
        <div className={styles.pair}>
          <Desk>
            <div className={styles.card}>
              <AddressCard face={face} label={label} lift="held" />
            </div>
          </Desk>
          {content.recipient ? (
            <AddressTable address={content.recipient} withHonorific problems={problems} />
          ) : null}
        </div>
      </DialogBody>
    </Dialog>
  );
}
