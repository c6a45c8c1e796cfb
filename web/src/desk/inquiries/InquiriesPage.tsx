import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { inquiriesCopy as copy } from '../../copy/desk-inquiries.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TabNav } from '../../ui/TabNav.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { InquiryRows } from './InquiryRows.tsx';

type View = { readonly settled: boolean; readonly page: number };

const viewOf = (search: string): View => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= 1000;
  return { settled: params.get('settled') === 'true', page: isPage ? page : 1 };
};

export async function loader({ request }: LoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).search);
  const query = { settled: view.settled ? ('true' as const) : ('false' as const), page: view.page };
  return { view, ...deskLoaded(await desk.deskInquiryList({ query })) };
}

/** What people wrote to the shop: what waits for an answer, and what somebody has dealt with. */
export function Component() {
  const { view, inquiries, hasMore } = useLoaderData() as Answered<'deskInquiryList'> & { view: View };
  useShortcuts(LIST_SHORTCUTS);
  const { settled, page } = view;
  const tabs = [
    { words: copy.open, isSettled: false },
    { words: copy.settled, isSettled: true },
  ];
  const ways = [
    ...(page > 1 ? [{ words: copy.before, to: page - 1 }] : []),
    ...(hasMore ? [{ words: copy.next, to: page + 1 }] : []),
  ];
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <TabNav label={copy.views}>
        {tabs.map(({ words, isSettled }) => (
          <Link
            key={words}
            to={deskPaths.inquiries({ settled: isSettled })}
            aria-current={isSettled === settled ? 'page' : undefined}
          >
            {words}
          </Link>
        ))}
      </TabNav>
      {inquiries.length === 0 ? (
        <EmptyState>{settled ? copy.emptySettled : copy.emptyOpen}</EmptyState>
      ) : (
        <InquiryRows label={copy.title} inquiries={inquiries} />
      )}
      {ways.length > 0 ? (
        <p>
          {ways.map(({ words, to }) => (
            <Link
              key={words}
              {...buttonAttributes({ size: 'small' })}
              to={deskPaths.inquiries({ settled, page: to })}
            >
              {words}
            </Link>
          ))}
        </p>
      ) : null}
    </DeskPage>
  );
}
