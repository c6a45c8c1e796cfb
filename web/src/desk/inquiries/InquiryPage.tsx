import { ORDER_NUMBER } from '@fumi/domain';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { inquiryCopy as copy } from '../../copy/desk-inquiries.ts';
import { inquiryCopy } from '../../copy/inquiry.ts';
import { momentWords } from '../../copy/moments.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import timeline from '../orders/OrderTimeline.module.css';
import { TwoColumns } from '../TwoColumns.tsx';
import { InquiryActions } from './InquiryActions.tsx';
import styles from './InquiryPage.module.css';
import { InquiryRows } from './InquiryRows.tsx';

type Details = Answered<'deskInquiry'>;
type Inquiry = Details['inquiry'];

export const loader = async ({ params }: LoaderFunctionArgs): Promise<Details> =>
  deskLoaded(await desk.deskInquiry({ params: { number: params.number ?? '' } }));

/** What somebody wrote to the shop, and what was done about it. */
export function Component() {
  const { inquiry, others } = useLoaderData() as Details;
  return (
    <DeskPage
      title={copy.title(inquiry.number)}
      lead={`${inquiryCopy.reasons[inquiry.reason]}　${momentWords(inquiry.at)}`}
      actions={
        <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.inquiries()}>
          {copy.back}
        </Link>
      }
    >
      <TwoColumns
        share="half"
        first={
          <>
            <Sheet heading={copy.words}>
              <p className={styles.words}>{inquiry.text}</p>
              <Photos inquiry={inquiry} />
            </Sheet>
            <Sheet heading={copy.from}>
              <p className={styles.from}>
                {inquiry.name}
                <br />
                {inquiry.email}
              </p>
            </Sheet>
            <OrderOf inquiry={inquiry} />
          </>
        }
        second={
          <>
            <History inquiry={inquiry} />
            <InquiryActions key={inquiry.number} inquiry={inquiry} />
          </>
        }
      />
      {others.length > 0 ? (
        <Sheet heading={copy.others}>
          <InquiryRows label={copy.others} inquiries={others} />
        </Sheet>
      ) : null}
    </DeskPage>
  );
}

const Photos = ({ inquiry: { number, photos } }: { readonly inquiry: Inquiry }) =>
  photos === 0 ? null : (
    <div className={styles.photos}>
      {Array.from({ length: photos }, (_, index) => `/api/desk/inquiry/${number}/photo/${index + 1}.jpg`).map(
        (source, index) => (
          <a key={source} href={source} target="_blank" rel="noreferrer">
            <img src={source} alt={copy.photo(index + 1)} loading="lazy" />
          </a>
        ),
      )}
    </div>
  );

const OrderOf = ({ inquiry: { orderNumber, isOwnOrder } }: { readonly inquiry: Inquiry }) =>
  orderNumber === '' ? null : (
    <Sheet heading={copy.order}>
      <p className={styles.from}>
        {ORDER_NUMBER.test(orderNumber) ? (
          <Link to={deskPaths.order(orderNumber)}>{orderNumber}</Link>
        ) : (
          orderNumber
        )}
      </p>
      {isOwnOrder ? <Note>{copy.orderNote}</Note> : <Message tone="warning">{copy.typedNote}</Message>}
    </Sheet>
  );

const History = ({ inquiry: { notes } }: { readonly inquiry: Inquiry }) => (
  <Sheet heading={copy.history}>
    {notes.length === 0 ? <Note>{copy.none}</Note> : null}
    <ol className={timeline.moments}>
      {notes.map(({ at, author, isAnswer, words }) => (
        <li key={at} data-note>
          <small>
            <time dateTime={at}>{momentWords(at)}</time>
            {'　'}
            {isAnswer ? copy.answered(author) : copy.noted(author)}
          </small>
          <span className={styles.words}>{words}</span>
        </li>
      ))}
    </ol>
  </Sheet>
);
