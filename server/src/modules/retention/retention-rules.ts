import { BUYER_KEPT_MONTHS, KEPT_DAYS } from '@fumi/domain';

/*
 * What the shop keeps of persons: why, for how long, and what ends it. The test beside this reads every table: a column
 * that can hold text stands here, or among those that hold nothing of a person.
 */

type Rule = {
  /** `table.column`, as the database calls them. */
  readonly columns: readonly string[];
  readonly purpose: string;
  readonly kept: string;
};

const WHILE_ASKED = 'longer while an inquiry about the order waits';

/** Personal data by purpose. */
export const RETENTION: readonly Rule[] = [
  {
    columns: ['member.email', 'member.email_key', 'member.notification_email', 'member.password_hash'],
    purpose: 'signing in, and saying how an order stands',
    kept: 'until the member leaves',
  },
  {
    columns: ['mailbox_proof.email_key'],
    purpose: 'mail about orders to proven mailboxes only',
    kept: 'seven days without an answer; once proven, until the member leaves',
  },
  {
    columns: ['member_card.provider_ref', 'member_card.brand', 'member_card.last_four'],
    purpose: 'paying without typing a card again',
    kept: 'until the member removes it or leaves',
  },
  {
    columns: ['identity.issuer', 'identity.subject', 'identity.provider'],
    purpose: 'signing in through another service',
    kept: 'until the member removes it or leaves',
  },
  {
    columns: [
      'passkey.name',
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.transports',
      'passkey.operator_name',
    ],
    purpose: 'signing in with a passkey; the key that signs never leaves its authenticator',
    kept: 'until its owner removes it or leaves',
  },
  {
    columns: ['identity_offer.issuer', 'identity_offer.subject', 'identity_offer.account'],
    purpose: 'asking whether to link an account',
    kept: 'ten minutes, and until the next daily job',
  },
  {
    columns: ['pending_person.issuer', 'pending_person.subject'],
    purpose: 'waiting for the terms after a first sign-in elsewhere',
    kept: 'ten minutes, and until the next daily job',
  },
  {
    columns: [
      'inquiry.name',
      'inquiry.email',
      'inquiry.text',
      'inquiry.order_number',
      'inquiry_photo.object_key',
      'inquiry_note.words',
      'inquiry_note.author',
    ],
    purpose: 'answering what somebody wrote to the shop',
    kept: `${KEPT_DAYS.inquiries} days`,
  },
  {
    columns: ['session.device'],
    purpose: 'showing the member where they are signed in',
    kept: 'until the session ends',
  },
  {
    columns: [
      'pending_signup.email',
      'pending_signup.password_hash',
      'notification_confirm.email_key',
      'email_change.email',
    ],
    purpose: 'proving that an address is one’s own',
    kept: 'ten minutes to a day, and until the next daily job',
  },
  {
    columns: [
      ...['zip', 'state', 'address1', 'address2', 'name_last', 'name_first', 'honorific', 'joint_names'],
      ...['birthday', 'kana_last', 'kana_first', 'company', 'department', 'title', 'groups', 'note'],
      ...['mourning_until', 'history', 'skip_reason', 'dismissed_doubts', 'address_lines'],
    ].map((column) => `contact.${column}`),
    purpose:
      'writing to the people whom the member writes to; who was written to in which year stays with them',
    kept: 'until the member deletes them or leaves',
  },
  {
    columns: ['contact_trash.contact', 'contact_trash.cards'],
    purpose: 'bringing back contacts that were deleted or merged by mistake',
    kept: `${KEPT_DAYS.contactTrash} days, or until the member leaves`,
  },
  {
    columns: ['address_request.sender_name', 'address_request.label', 'address_request.proposal'],
    purpose: 'asking a friend for their address',
    kept: `until the link expires; an answer ${KEPT_DAYS.proposals} days`,
  },
  {
    columns: ['book_item.address', 'book_item.text_value', 'book_item.object_key', 'book_item.sha256'],
    purpose: 'printing, and printing again after a complaint',
    kept: `${KEPT_DAYS.unorderedBooks} days without an order, ${KEPT_DAYS.shippedBooks} days after the parcel, ${WHILE_ASKED}; photos and press files with them`,
  },
  {
    columns: ['draft.fields'],
    purpose:
      'going on with what was begun, on another device too: design, crops and words of the picture side',
    kept: `${KEPT_DAYS.drafts} days after its last change, or until the member deletes it, orders it or leaves; photos with it`,
  },
  {
    columns: ['kept_words.label', 'kept_words.texts'],
    purpose:
      'writing next year’s card with the words of this one, where the member wishes it; without recipients',
    kept: `${KEPT_DAYS.words} days, or until the member deletes them or leaves`,
  },
  {
    columns: ['order_destination.address'],
    purpose: 'delivering',
    kept: `${KEPT_DAYS.deliveryAddresses} days after the parcel or the end of the order, ${WHILE_ASKED}; then masked`,
  },
  {
    columns: ['shop_order.customer'],
    purpose: 'delivering, and the receipt',
    kept: `${KEPT_DAYS.deliveryAddresses} days as above; then the name alone, ${BUYER_KEPT_MONTHS} months from the order, for the tax authorities`,
  },
  {
    columns: ['parcel.tracking_number', 'parcel.label'],
    purpose: 'finding the parcel',
    kept: `${KEPT_DAYS.deliveryAddresses} days as above; then masked`,
  },
  {
    columns: ['order_profile.customer'],
    purpose: 'not typing one’s address again',
    kept: 'until the member leaves',
  },
  {
    columns: [
      'mail_outbox.recipient',
      'mail_outbox.subject',
      'mail_outbox.text',
      'mail_outbox.html',
      'mail_outbox.unsubscribe_url',
    ],
    purpose: 'sending mail once, and seeing that it went',
    kept: `${KEPT_DAYS.mails} days; the bodies until it is sent or given up; all of it until the member leaves`,
  },
  {
    columns: ['idempotency.answer'],
    purpose: 'answering a repeated call with what the first has made',
    kept: `${KEPT_DAYS.answers} days, encrypted with the caller’s own key`,
  },
  {
    columns: ['order_note.words', 'shop_order.hold_reason', 'refund.reason', 'reprint.reason'],
    purpose: 'operators telling each other about an order',
    kept: `${KEPT_DAYS.deliveryAddresses} days as above; then emptied`,
  },
  {
    columns: ['daily_close.closed_by', 'daily_close.waste_note', 'waste.noted_by', 'waste.words'],
    purpose: 'proving who closed a day, and that spoiled cards with addresses were destroyed',
    kept: 'with the accounts; an operator’s name, and words about cards',
  },
  {
    columns: ['audit_details.origin', 'audit_details.before', 'audit_details.after'],
    purpose: 'knowing which operator changed what, and where a parcel was sent by mistake',
    kept: `${KEPT_DAYS.corrections} days; who did what to which order stays`,
  },
  {
    columns: [
      'operator.name',
      'operator.password_hash',
      'operator.totp_secret',
      'operator_session.name',
      'operator_device.name',
    ],
    purpose: 'the operators’ sign-in',
    kept: 'until the operator is removed',
  },
];
