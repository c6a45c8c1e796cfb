import type { AddressProblems } from '@fumi/domain';
import { AddressTable } from '../address/AddressTable.tsx';
import type { CardContent } from './FaceFigure.tsx';
import { HeldCard } from './HeldCard.tsx';
import { useAddressFace } from './use-address-face.ts';

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
