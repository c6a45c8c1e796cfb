import type { AddressField, AddressProblem, AddressProblems } from '@fumi/domain';
import type { ReactNode } from 'react';
import { addressCopy, fieldName, problemSentence } from '../copy/address.ts';
import { Message } from '../ui/Message.tsx';

type Props = {
  readonly problems: AddressProblems;
  /** Whose address it is, where that is not plain to see. */
  readonly children?: ReactNode;
};

/** Spec §2: the warning, and what is wrong field by field. */
export function ProblemList({ problems, children }: Props) {
  return (
    <Message tone="warning">
      {children}
      <p>{addressCopy.unsafe}</p>
      <ul>
        {(Object.entries(problems) as [AddressField, AddressProblem][]).map(([field, problem]) => (
          <li key={field}>
            {fieldName(field)}：{problemSentence(problem)}
          </li>
        ))}
      </ul>
    </Message>
  );
}
