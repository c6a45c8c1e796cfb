import { INQUIRY_REASONS, INQUIRY_TEXT_MAX, type InquiryReason, isBlank, isClaim } from '@fumi/domain';
import { useEffect, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { inquiryCopy as copy } from '../../copy/inquiry.ts';
import { dayOfMoment } from '../../copy/moments.ts';
import {
  keepInquiryDraft,
  keepInquiryPhotos,
  readInquiryPhotos,
  type TypedInquiry,
} from '../../draft/inquiry-draft.ts';
import { paths } from '../../paths.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { fieldText } from '../../platform/use-form.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Column } from '../../ui/Column.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Row } from '../../ui/Row.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { type InquiryFacts, loadInquiry } from './load-inquiry.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import { type InquiryField, type Sent, useInquiry } from './use-inquiry.ts';

export { loadInquiry as loader };

/** The reason at first: goods that were not sent yet cannot be damaged or misprinted. */
function usualReason(
  { orderCode, typed }: InquiryFacts,
  order: InquiryFacts['orders'][number] | undefined,
): InquiryReason {
  const chosen = INQUIRY_REASONS.find((reason) => reason === typed.reason);
  if (chosen && orderCode === (typed.orderCode ?? '')) return chosen;
  if (orderCode === '') return 'other';
  return order?.shippedAt === null ? 'order' : 'damaged';
}

const FIELDS = ['name', 'email', 'orderCode', 'orderNumber', 'text'];

function typedIn(form: HTMLFormElement): TypedInquiry {
  const data = new FormData(form);
  return Object.fromEntries(
    FIELDS.flatMap((name) => (data.has(name) ? [[name, fieldText(data, name)]] : [])),
  );
}

/** `/contact/`: writing to the shop, about an order or before one; anybody may. */
export function Component() {
  const facts = useLoaderData() as InquiryFacts;
  const { member, typed } = facts;
  const order = facts.orders.find(({ code }) => code === facts.orderCode);
  const [reason, setReason] = useState<InquiryReason>(usualReason(facts, order));
  const [photos, setPhotos] = useState(readInquiryPhotos);
  const [hasWords, setHasWords] = useState(!isBlank(typed.text ?? ''));
  const { form, problems, isBusy, sent, progress, sendLeft } = useInquiry({
    reason,
    email: member?.email ?? null,
    photos,
  });
  useLeaveWarning(sent === null && (hasWords || photos.length > 0));
  const chooseReason = (chosen: InquiryReason) => {
    keepInquiryDraft({ reason: chosen });
    setReason(chosen);
  };
  const choosePhotos = (chosen: readonly File[]) => {
    keepInquiryPhotos(chosen);
    setPhotos(chosen);
  };
  if (sent) return <Done {...{ sent, progress, order }} onRetry={() => void sendLeft()} />;
  return (
    <Wide>
      <PageHead title={copy.title}>
        <p>{copy.lead}</p>
        <Link to={paths.questions()}>{copy.questionsFirst}</Link>
      </PageHead>
      <Column kind="page">
        <form {...form} onChange={({ currentTarget }) => keepInquiryDraft(typedIn(currentTarget))}>
          <Column kind="form">
            <Problem>{problems.form}</Problem>
            <RadioGroup
              label={copy.reason}
              value={reason}
              onChange={chooseReason}
              options={INQUIRY_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
            />
            {isClaim(reason) ? <Message tone="info">{copy.claim}</Message> : null}
            <WhichOrder facts={facts} problems={problems} isRequired={isClaim(reason)} />
            <TextField
              label={copy.name}
              name="name"
              maxLength={255}
              autoComplete="name"
              defaultValue={typed.name || order?.customer.name}
              error={problems.name}
            />
            {member?.email ? (
              <Note>{copy.memberEmail(member.email)}</Note>
            ) : (
              <TextField
                label={copy.email}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={typed.email || facts.email}
                error={problems.email}
              />
            )}
            <TextArea
              label={copy.text}
              name="text"
              rows={8}
              maxLength={INQUIRY_TEXT_MAX * 2}
              defaultValue={typed.text}
              error={problems.text}
              onChange={(event) => setHasWords(!isBlank(event.target.value))}
            />
            <PhotoChoice photos={photos} onChange={choosePhotos} />
            {progress > 0 ? <p role="status">{copy.sending(progress, photos.length)}</p> : null}
            <Button variant="primary" type="submit" busy={isBusy}>
              {copy.send}
            </Button>
          </Column>
        </form>
      </Column>
    </Wide>
  );
}

type WhichProps = {
  readonly facts: InquiryFacts;
  readonly problems: Partial<Record<InquiryField, string>>;
  readonly isRequired: boolean;
};

/** A member chooses among their orders; whoever has none here types the number. */
function WhichOrder({ facts: { orders, orderCode, typed }, problems, isRequired }: WhichProps) {
  const [chosen, setChosen] = useState(orders.some(({ code }) => code === orderCode) ? orderCode : '');
  const options = [
    { value: '', label: copy.noOrder },
    ...orders.map(({ code, number, createdAt }) => ({
      value: code,
      // The number first: of two orders of one day a narrow field shows what tells them apart.
      label: `${number}　${dayOfMoment(createdAt)}`,
    })),
  ];
  return (
    <>
      {orders.length > 0 ? (
        <Select
          label={copy.order}
          name="orderCode"
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          error={problems.orderCode}
        />
      ) : null}
      {chosen === '' ? (
        <TextField
          label={copy.orderNumber}
          hint={isRequired ? copy.orderNumberHint : copy.optional}
          name="orderNumber"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={typed.orderNumber}
          error={problems.orderNumber}
        />
      ) : null}
    </>
  );
}

type DoneProps = {
  readonly sent: Sent;
  readonly progress: number;
  /** The order from whose page the inquiry was begun. */
  readonly order: InquiryFacts['orders'][number] | undefined;
  readonly onRetry: () => void;
};

function Done({ sent, progress, order, onRetry }: DoneProps) {
  // The pressed button is gone with its form: the heading takes the focus.
  useEffect(focusHeading, []);
  return (
    <Wide>
      <PageHead title={copy.done} />
      <Column kind="page">
        <Column kind="form">
          <AnnouncedMessage tone="done">{copy.number(sent.number)}</AnnouncedMessage>
          {sent.left.length > 0 ? (
            <>
              {/* Not while they are sent again: a sentence that stays the same would not be read aloud again. */}
              <Problem>{progress > 0 ? null : copy.photosFailed(sent.left.length)}</Problem>
              {progress > 0 ? <p role="status">{copy.sending(progress, sent.left.length)}</p> : null}
              <Button busy={progress > 0} onClick={onRetry}>
                {copy.tryPhotos}
              </Button>
            </>
          ) : null}
          {sent.refused.length > 0 ? (
            <Message tone="error" announced>
              {sent.refused.map(({ name, why }) => (
                <p key={name}>{copy.photoRefused(name, why)}</p>
              ))}
            </Message>
          ) : null}
          <Row>
            {order ? (
              <Link {...buttonAttributes()} to={paths.order(order.code)}>
                {copy.toOrder}
              </Link>
            ) : null}
            <Link {...buttonAttributes()} to={paths.home()}>
              {copy.toHome}
            </Link>
          </Row>
        </Column>
      </Column>
    </Wide>
  );
}
