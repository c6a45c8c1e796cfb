import {
  cardYear,
  contactToPrintAddress,
  isEmptyAddress,
  isSamePerson,
  mournsAtNewYear,
  type PrintAddress,
  recipientLimit,
} from '@fumi/domain';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { contactStore, loadContacts } from '../../contacts/contact-store.ts';
import { ofWhom } from '../../contacts/find-contacts.ts';
import { orderPeopleCopy } from '../../copy/card-exchange.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { draftsCopy } from '../../copy/drafts.ts';
import { pickerCopy } from '../../copy/picker.ts';
import { beginAnew } from '../../draft/account/begin-anew.ts';
import { setRecipients, setSender } from '../../draft/change-draft.ts';
import { openDraft, useDraft } from '../../draft/draft-store.ts';
import { paths } from '../../paths.ts';
import { loaded } from '../../platform/answer.ts';
import { shopSource } from '../../shop/shop-source.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Column } from '../../ui/Column.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LackingButton } from '../../ui/LackingButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { PeopleChoice } from './PeopleChoice.tsx';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';

type Addressee = Answered<'contactsOfOrder'>['people'][number];

/** The sender of an order's cards; null where they have none, or it is no longer kept. */
async function senderOf(orderCode: string): Promise<PrintAddress | null> {
  // Throws 404 for a wrong order code; `contactsOfOrder` would answer an empty list, as where none are kept.
  const { bookCode } = loaded(await client.orderGet({ params: { orderCode } })).order;
  if (bookCode === null) return null;
  const kept = await client.bookGet({ params: { bookCode } });
  return kept.ok ? kept.value.book.sender : null;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { productCode } = await context.get(shopSource)();
  await openDraft(productCode);
  const orderCode = params.orderCode ?? '';
  const [answer, all, sender] = await Promise.all([
    client.contactsOfOrder({ params: { orderCode } }),
    loadContacts(),
    senderOf(orderCode),
  ]);
  return {
    orderCode,
    sender,
    people: loaded(answer).people,
    contacts: all.ok ? contactStore.getState().contacts : [],
  };
}

/** Why an addressee of the order gets no card now; null where they get one. */
export function skipReasonOf(
  { contact }: Pick<Addressee, 'contact'>,
  year: number,
  sender: PrintAddress | null,
): string | null {
  if (sender && isSamePerson(sender, contact)) return pickerCopy.sender;
  if (contact.skipReason !== '') return contactsCopy.skip[contact.skipReason];
  return mournsAtNewYear(contact.mourningUntil, year) ? contactsCopy.mourning : null;
}

/** Begins a new card for the people of an order; shows who has moved and who gets no card. */
export function Component() {
  const { orderCode, sender, people, contacts } = useLoaderData<typeof loader>();
  const { today, material, product, paths: flow } = useShop();
  const navigate = useNavigate();
  const toast = useToast();
  const replaced = useDraft(({ recipients }) => recipients.length);
  const unfinished = useDraft(({ choice }) => choice);
  const [isAsking, setIsAsking] = useState(false);
  const typed = useDraft((draft) => draft.sender);
  const brought = isEmptyAddress(typed) ? sender : null;
  const year = cardYear(today);
  const limit = recipientLimit(material);
  const known = new Set(people.map(({ contact }) => contact.code));
  const from = brought ?? typed;
  const left = people.filter((person) => skipReasonOf(person, year, from) !== null);
  const stay = people.filter((person) => !left.includes(person));
  const changed = stay.filter(({ addressChangedOn }) => addressChangedOn !== null);
  const unanswered = ofWhom(contacts ?? [], 'unanswered', year).filter(({ code }) => !known.has(code));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(stay.slice(0, limit).map(({ contact }) => contact.code)),
  );
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setChosen(next);
  };
  const start = async (path: string) => {
    const all = [...people.map(({ contact }) => contact), ...unanswered];
    setRecipients(all.filter(({ code }) => chosen.has(code)).map(contactToPrintAddress));
    // The comments below the sender were for the earlier cards.
    if (brought) setSender({ ...brought, comment1: '', comment2: '', addContact: false });
    toast({ text: orderPeopleCopy.taken(chosen.size), isForNextPage: true });
    await navigate(path);
  };
  const startAnew = async () => {
    if (unfinished && !(await beginAnew(product.code))) return draftsCopy.notSaved;
    await start(flow.create());
    return null;
  };
  const shared = { chosen, hasRoom: chosen.size < limit, onToggle: toggle };
  return (
    <>
      <Wide>
        <PageHead title={orderPeopleCopy.title}>
          <p>{orderPeopleCopy.lead(brought !== null)}</p>
        </PageHead>
        <Column kind="list">
          {people.length === 0 ? <EmptyState>{orderPeopleCopy.none}</EmptyState> : null}
          {chosen.size >= limit ? <Message tone="info">{orderPeopleCopy.full(limit)}</Message> : null}
          <PeopleChoice
            {...shared}
            title={orderPeopleCopy.changed}
            people={changed.map(({ contact, addressChangedOn }) => ({
              contact,
              note: orderPeopleCopy.changedOn(addressChangedOn ?? ''),
            }))}
          />
          <PeopleChoice
            {...shared}
            title={orderPeopleCopy.same}
            people={stay.filter((person) => !changed.includes(person))}
          />
          <PeopleChoice
            {...shared}
            title={orderPeopleCopy.unanswered}
            people={unanswered.map((contact) => ({ contact }))}
          />
          <PeopleChoice
            {...shared}
            title={orderPeopleCopy.left}
            people={left.map((person) => ({
              contact: person.contact,
              note: skipReasonOf(person, year, from) ?? '',
            }))}
          />
        </Column>
      </Wide>
      <ActionBar
        back={
          <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.order(orderCode)}>
            {orderPeopleCopy.back}
          </Link>
        }
        summary={<span>{orderPeopleCopy.count(chosen.size, limit)}</span>}
      >
        <LackingButton
          variant="primary"
          lack={chosen.size === 0 ? orderPeopleCopy.lack : null}
          onClick={() => (unfinished || replaced > 0 ? setIsAsking(true) : void start(flow.create()))}
        >
          {orderPeopleCopy.submit}
        </LackingButton>
      </ActionBar>
      {isAsking ? (
        <ReplaceQuestion
          isUnfinished={unfinished !== null}
          replaced={replaced}
          onAnew={startAnew}
          onInto={() => void start(flow.preview())}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
