import type { AddressProblems } from '@fumi/domain';
import type { CardContent } from '../card/FaceFigure.tsx';
import { HeldCard } from '../card/HeldCard.tsx';
import { useAddressFace } from '../card/use-address-face.ts';
import { AddressTable } from './AddressTable.tsx';

type Props = {
  readonly content: CardContent;
  readonly title: string;
  readonly label: string;
  readonly problems: AddressProblems;
  readonly onClose: () => void;
};

/** A recipient's card held close, with its words beside it. */
export function EnlargedCard({ content, problems, ...words }: Props) {
  const face = useAddressFace(content);
  return (
    <HeldCard {...words} face={face}>
      {content.recipient ? (
        <AddressTable address={content.recipient} withHonorific problems={problems} />
      ) : null}
    </HeldCard>
  );
}
