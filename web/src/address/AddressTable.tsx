import {
  type AddressField,
  type AddressProblem,
  type AddressProblems,
  formatZip,
  hasName,
  type PrintAddress,
} from '@fumi/domain';
import { ADDRESS_ROWS, addressCopy, companyWords, nameWords, officeWords } from '../copy/address.ts';
import { fieldName, problemSentence } from '../copy/address-problems.ts';
import { Message } from '../ui/Message.tsx';
import { WholeNumbers } from '../ui/WholeNumbers.tsx';
import styles from './AddressTable.module.css';
import { hasProblems } from './address-check.ts';
import type { Doubt } from './address-doubts.ts';

type Props = {
  readonly address: PrintAddress;
  /** Recipients carry honorifics, the sender does not (spec §2). */
  readonly withHonorific: boolean;
  readonly problems: AddressProblems;
  /** On phones a few lines as on an envelope, the name first: for lists of thirty. */
  readonly compact?: boolean;
};

type Row = keyof typeof ADDRESS_ROWS;

function rowWords(address: PrintAddress, row: Row, withHonorific: boolean): string {
  if (row === 'name') return nameWords(address.name, withHonorific);
  if (row === 'zip') return formatZip(address.zip);
  if (row === 'office') return (withHonorific && companyWords(address)) || officeWords(address.office);
  if (row !== 'jointNames') return address[row];
  const names = address.jointNames.filter(hasName);
  return names.map((name) => nameWords(name, withHonorific)).join('、');
}

/** One address as spec §2 lists it; rows without words are left out. */
export function AddressTable({ address, withHonorific, problems, compact = false }: Props) {
  const rows = (Object.keys(ADDRESS_ROWS) as Row[])
    .map((row) => ({ row, words: rowWords(address, row, withHonorific) }))
    .filter(({ words }) => words !== '');
  const isCompany = companyWords(address) !== '';
  return (
    <div className={styles.address}>
      {hasProblems(problems) ? <ProblemList problems={problems} /> : null}
      <table className={styles.table} data-compact={compact || undefined}>
        <tbody>
          {rows.map(({ row, words }) => (
            <tr key={row} data-row={row === 'office' && isCompany ? 'name' : row}>
              <th scope="row">{ADDRESS_ROWS[row]}</th>
              <td>
                <WholeNumbers>{words}</WholeNumbers>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Spec §2: the warning, and what is wrong field by field. */
export function ProblemList({ problems }: { readonly problems: AddressProblems }) {
  return (
    <Message tone="warning">
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

/** What there is to say of a card beside the problems of its fields. */
export const DoubtMessages = ({ doubts }: { readonly doubts: readonly Doubt[] }) =>
  doubts.map(({ sentence, level }) => (
    <Message key={sentence} tone={level === 'refused' ? 'error' : 'warning'}>
      <WholeNumbers>{sentence}</WholeNumbers>
    </Message>
  ));
