import { type AddressProblems, type PrintAddress, roomLeft } from '@fumi/domain';
import { useState } from 'react';
import type { FaceContent, FaceDesign } from '../card/address-face.ts';
import { useAddressFace } from '../card/address-face.ts';
import { FaceFigure } from '../card/FaceFigure.tsx';
import { HeldCard } from '../card/HeldCard.tsx';
import { addressCopy, contactName } from '../copy/address.ts';
import { confirmCopy } from '../copy/confirm.ts';
import { recipientsCopy } from '../copy/recipients.ts';
import { AddressTable, DoubtMessages } from './AddressTable.tsx';
import { hasProblems } from './address-check.ts';
import type { Doubt } from './address-doubts.ts';
import styles from './CardFaces.module.css';

type Props = {
  readonly design: FaceDesign;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
  /** Of each recipient, in their order. */
  readonly problems: readonly AddressProblems[];
  /** What else somebody should look at, of each recipient. */
  readonly doubts?: readonly (readonly Doubt[])[];
  /** Cards in all; those without a recipient look alike and are shown as one. */
  readonly limit: number;
  /** Text of the print shop's code on a page; none while there is no book. */
  readonly qrOf?: (pageNo: number) => string;
};

type Shown = {
  /** 宛先 4／30 */
  readonly number: string;
  readonly name: string;
  readonly label: string;
  readonly content: FaceContent;
  readonly problems: AddressProblems;
  readonly doubts: readonly Doubt[];
};

function shownCards({
  design,
  sender,
  recipients,
  problems,
  doubts = [],
  limit,
  qrOf,
}: Props): readonly Shown[] {
  // Backs are the even pages: 2, 4, 6 …
  const contentAt = (at: number, recipient: PrintAddress | null): FaceContent => ({
    design,
    sender,
    recipient,
    qr: qrOf?.(2 + 2 * at) ?? null,
  });
  const addressed = recipients.map((recipient, at): Shown => {
    const name = contactName(recipient);
    return {
      number: recipientsCopy.numbered(at + 1, limit),
      name,
      label: addressCopy.faceOf(name),
      content: contentAt(at, recipient),
      problems: problems[at] ?? {},
      doubts: doubts[at] ?? [],
    };
  });
  const rest = roomLeft(recipients, limit);
  if (rest === 0) return addressed;
  const unaddressed = {
    number: confirmCopy.unaddressed(rest),
    name: '',
    label: confirmCopy.unaddressedFace,
    content: contentAt(recipients.length, null),
    problems: {},
    doubts: [],
  };
  return [...addressed, unaddressed];
}

/** The back of every card as it will be printed; a pressed one opens at full size. */
export function CardFaces(props: Props) {
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const cards = shownCards(props);
  const shown = cards.find(({ number }) => number === enlarged);
  return (
    <>
      <ol className={styles.faces}>
        {cards.map(({ problems, doubts, ...card }) => (
          <li key={card.number}>
            <FaceFigure
              {...card}
              isWarned={hasProblems(problems) || doubts.length > 0}
              onEnlarge={() => setEnlarged(card.number)}
            />
          </li>
        ))}
      </ol>
      {shown ? <EnlargedCard card={shown} onClose={() => setEnlarged(null)} /> : null}
    </>
  );
}

type EnlargedProps = { readonly card: Shown; readonly onClose: () => void };

/** A card at full size, with its address as text beside it, and what there is to say of it. */
function EnlargedCard({ card, onClose }: EnlargedProps) {
  const { number, name, label, content, problems, doubts } = card;
  const face = useAddressFace(content);
  return (
    <HeldCard title={`${number} ${name}`.trim()} {...{ label, face, onClose }}>
      {content.recipient ? (
        <div className={styles.words}>
          <AddressTable address={content.recipient} withHonorific problems={problems} />
          <DoubtMessages doubts={doubts} />
        </div>
      ) : null}
    </HeldCard>
  );
}
