import { type AddressProblems, hasName, type PrintAddress } from '@fumi/domain';
import { ADDRESS_ROWS, nameWords, zipWords } from '../copy/address.ts';
import styles from './AddressTable.module.css';
import { ProblemList } from './ProblemList.tsx';
import { hasProblems } from './use-address-check.ts';

type Props = {
  readonly address: PrintAddress;
  /** Recipients carry honorifics, the sender does not (spec §2). */
  readonly withHonorific: boolean;
  readonly problems: AddressProblems;
  /** On phones a few lines as on an envelope, the name first: for lists of thirty. */
  readonly compact?: boolean;
};

type Row = keyof typeof ADDRESS_ROWS;

const jointWords = (address: PrintAddress, withHonorific: boolean): string =>
  address.jointNames
    .filter(hasName)
    .map((name) => nameWords(name, withHonorific))
    .join('、');

function rowWords(address: PrintAddress, row: Row, withHonorific: boolean): string {
  if (row === 'name') return nameWords(address.name, withHonorific);
  if (row === 'jointNames') return jointWords(address, withHonorific);
  return row === 'zip' ? zipWords(address.zip) : address[row];
}

/** One address as spec §2 lists it; rows without words are left out. */
export function AddressTable({ address, withHonorific, problems, compact = false }: Props) {
  const rows = (Object.keys(ADDRESS_ROWS) as Row[])
    .map((row) => ({ row, words: rowWords(address, row, withHonorific) }))
    .filter(({ words }) => words !== '');
  return (
    <div className={styles.address}>
      {hasProblems(problems) ? <ProblemList problems={problems} /> : null}
      <table className={styles.table} data-compact={compact || undefined}>
        <tbody>
          {rows.map(({ row, words }) => (
            <tr key={row} data-row={row}>
              <th scope="row">{ADDRESS_ROWS[row]}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
