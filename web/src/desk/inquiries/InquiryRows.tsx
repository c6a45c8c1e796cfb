import { Link } from 'react-router';
import { inquiriesCopy as copy } from '../../copy/desk-inquiries.ts';
import { inquiryCopy } from '../../copy/inquiry.ts';
import { momentWords } from '../../copy/moments.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Answered } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { Table } from '../Table.tsx';

type Row = Answered<'deskInquiryList'>['inquiries'][number];

type Props = { readonly label: string; readonly inquiries: readonly Row[] };

/** Inquiries as lines, without who wrote them. */
export const InquiryRows = ({ label, inquiries }: Props) => (
  <Table label={label} heads={copy.heads}>
    {inquiries.map(({ number, at, reason, orderNumber, photos, settledAt }) => (
      <tr key={number}>
        <th scope="row">
          <Link data-row to={deskPaths.inquiry(number)}>
            {number}
          </Link>
        </th>
        <td>{momentWords(at)}</td>
        <td>{inquiryCopy.reasons[reason]}</td>
        <td data-long>{orderNumber || copy.noOrder}</td>
        <td>{photos === 0 ? copy.noOrder : copy.photos(photos)}</td>
        <td>
          {settledAt === null ? (
            <Badge tone="warning">{copy.open}</Badge>
          ) : (
            <Badge tone="done">{copy.settled}</Badge>
          )}
        </td>
      </tr>
    ))}
  </Table>
);
