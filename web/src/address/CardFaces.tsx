import type { AddressProblems, PrintAddress } from '@fumi/domain';
import { useState } from 'react';
import type { FaceDesign } from '../card/address-face.ts';
import { FaceFigure } from '../card/FaceFigure.tsx';
import { addressCopy, nameWords } from '../copy/address.ts';
import { confirmCopy } from '../copy/confirm.ts';
import { recipientsCopy } from '../copy/recipients.ts';
import styles from './CardFaces.module.css';
import { EnlargedCard } from './EnlargedCard.tsx';
import { hasProblems } from './use-address-check.ts';

type Props = {
  readonly design: FaceDesign;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
  /** Of each recipient, in their order. */
  readonly problems: readonly AddressProblems[];
  /** Cards in all; those without a recipient look alike and are shown as one. */
  readonly limit: number;
  /** Text of the print shop's code on a page; none while there is no book. */
  readonly qrOf?: (pageNo: number) => string;
};

type Shown = {
  readonly key: string;
  readonly number: string;
  readonly name: string;
  readonly label: string;
  readonly recipient: PrintAddress | null;
  readonly problems: AddressProblems;
  readonly qr: string | null;
};

/** Backs are the even pages: 2, 4, 6 … */
const pageOfBack = (at: number): number => 2 + 2 * at;

function shownCards({ recipients, problems, limit, qrOf }: Props): Shown[] {
  const qrAt = (at: number) => qrOf?.(pageOfBack(at)) ?? null;
  const addressed = recipients.map((recipient, at): Shown => {
    const name = nameWords(recipient.name) || addressCopy.nameless;
    const number = recipientsCopy.numbered(at + 1, limit);
    return {
      key: number,
      number,
      name,
      label: addressCopy.faceOf(name),
      recipient,
      problems: problems[at] ?? {},
      qr: qrAt(at),
    };
  });
  const rest = limit - recipients.length;
  if (rest === 0) return addressed;
  const number = confirmCopy.unaddressed(rest);
  const blank = {
    key: 'rest',
    number,
    name: '',
    label: confirmCopy.unaddressedFace,
    recipient: null,
    problems: {},
    qr: qrAt(recipients.length),
  };
  return [...addressed, blank];
}

/** Every back that will be printed, as the engine sets it. */
export function CardFaces(props: Props) {
  const { design, sender } = props;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const cards = shownCards(props);
  const held = cards.find(({ key }) => key === enlarged);
  return (
    <>
      <ol className={styles.faces}>
        {cards.map(({ key, number, name, label, recipient, problems, qr }) => (
          <li key={key}>
            <FaceFigure
              {...{ number, name, label }}
              content={{ design, sender, recipient, qr }}
              isWarned={hasProblems(problems)}
              onEnlarge={() => setEnlarged(key)}
            />
          </li>
        ))}
      </ol>
      {held ? (
        <EnlargedCard
          content={{ design, sender, recipient: held.recipient, qr: held.qr }}
          title={`${held.number} ${held.name}`.trim()}
          label={held.label}
          problems={held.problems}
          onClose={() => setEnlarged(null)}
        />
      ) : null}
    </>
  );
}
