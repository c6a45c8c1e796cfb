import { ok, type Result, refuse } from '@fumi/domain';
import type { ThirdPartyPerson } from '../../adapters/identity.ts';
import { callbackUrl } from '../../adapters/identity-open.ts';
import type { ThirdParty } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { digest, newToken } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { grantSmartpassCoupon } from '../coupon/smartpass-coupon.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { identityLinkedMail } from '../mail/templates/account-mails.ts';
import type { MemberRow } from '../member/member.repository.ts';
import { MEMBER_TYPES, SITES } from '../member/member.ts';
import { registerMember } from '../member/register-member.ts';
import * as identities from './identity.repository.ts';
import { returnPath } from './return-path.ts';

const REDIRECT_LIFE_MS = 10 * 60_000;

export type Departure = {
  readonly provider: ThirdParty;
  readonly okUrl: string;
  readonly ngUrl: string;
  readonly isRemembered: boolean;
  readonly hasAgreed: boolean;
  readonly isFromSmartpass: boolean;
  readonly linkTo: string | null;
};

/** Sends a browser to a provider. What it may come back with is remembered here, bound to the browser's cookie. */
export async function depart(
  context: Context,
  { provider, okUrl, ngUrl, ...rest }: Departure,
  browserToken: string,
): Promise<Result<string, Refusal>> {
  const [okPath, ngPath] = [returnPath(context.config, okUrl), returnPath(context.config, ngUrl)];
  if (okPath === null) return refuse({ code: 'bad_request', fields: { login_ok_url: ['origin'] } });
  if (ngPath === null) return refuse({ code: 'bad_request', fields: { login_ng_url: ['origin'] } });
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const returnUrl = callbackUrl(context.config.baseUrl, provider);
  const url = await context.identity.providers[provider].begin(returnUrl, secrets);
  await identities.insertTransaction(context.db, {
    ...rest,
    stateHash: digest(secrets.state),
    browserHash: digest(browserToken),
    provider,
    nonce: secrets.nonce,
    verifier: secrets.verifier,
    okPath,
    ngPath,
    expiresAt: new Date(context.clock.nowMs() + REDIRECT_LIFE_MS),
  });
  return ok(url);
}

/** The redirect that this browser began with this state, or null. Asking uses it up. */
export const arrive = (
  context: Context,
  state: string,
  browserToken: string,
): Promise<identities.AuthTransaction | null> =>
  identities.takeTransaction(context.db, {
    stateHash: digest(state),
    browserHash: digest(browserToken),
    now: new Date(context.clock.nowMs()),
  });

const identityHash = ({ issuer, subject }: ThirdPartyPerson): string => digest(`${issuer}\n${subject}`);

const identityRow = (trip: identities.AuthTransaction, person: ThirdPartyPerson, nowMs: number) => ({
  issuer: person.issuer,
  subject: person.subject,
  provider: trip.provider,
  createdAt: new Date(nowMs),
});

class CameTwice extends Error {
  override name = 'CameTwice';
}

/** Makes a member for somebody who comes for the first time (spec §4); null where they came twice at once. */
const registerPerson = (
  context: Context,
  trip: identities.AuthTransaction,
  person: ThirdPartyPerson,
): Promise<MemberRow | null> =>
  context.db
    .transaction(async (tx) => {
      // Their e-mail at the provider is not taken over: it is asked for and proven here like everybody's.
      const member = await registerMember(tx, context, {
        type: MEMBER_TYPES[trip.provider],
        email: null,
        emailKey: null,
        passwordHash: null,
        notificationEmail: null,
        referredBy: null,
        site: SITES.normal.pc,
      });
      const row = identityRow(trip, person, context.clock.nowMs());
      const isFirst =
        member !== null && (await identities.insertIdentity(tx, { ...row, memberCode: member.code }));
      if (!isFirst) throw new CameTwice();
      if (trip.provider === 'au' && trip.isFromSmartpass) {
        const entitlement = { identityHash: identityHash(person), memberCode: member.code };
        const isNew = await identities.insertEntitlement(tx, {
          ...entitlement,
          createdAt: row.createdAt,
        });
        if (isNew) await grantSmartpassCoupon(tx, context, member.code);
      }
      await noteAudit(tx, context, member.code, 'sign-up', trip.provider);
      return member;
    })
    .catch((error: unknown) => {
      if (error instanceof CameTwice) return null;
      throw error;
    });

export type ArrivalRefusal = 'terms' | 'refused' | 'taken';

/** The member of a person: known by issuer and subject, or registered now if they agreed to the terms. */
export async function signInPerson(
  context: Context,
  trip: identities.AuthTransaction,
  person: ThirdPartyPerson,
): Promise<Result<MemberRow, ArrivalRefusal>> {
  const find = () => identities.findMemberByIdentity(context.db, person.issuer, person.subject);
  const known = await find();
  if (known) {
    await noteAudit(context.db, context, known.code, 'sign-in', trip.provider);
    return ok(known);
  }
  if (!trip.hasAgreed) return refuse('terms');
  const member = (await registerPerson(context, trip, person)) ?? (await find());
  return member ? ok(member) : refuse('refused');
}

/** Adds a provider to the member who asked for it, and tells them. Somebody else's person is never moved. */
export function linkPerson(
  context: Context,
  trip: identities.AuthTransaction,
  person: ThirdPartyPerson,
  member: MemberRow,
): Promise<Result<MemberRow, ArrivalRefusal>> {
  return context.db.transaction(async (tx) => {
    const owner = await identities.findMemberByIdentity(tx, person.issuer, person.subject);
    if (owner) return owner.code === member.code ? ok(member) : refuse<ArrivalRefusal>('taken');
    const row = { ...identityRow(trip, person, context.clock.nowMs()), memberCode: member.code };
    if (!(await identities.insertIdentity(tx, row))) return refuse<ArrivalRefusal>('taken');
    await noteAudit(tx, context, member.code, 'identity-link', trip.provider);
    const to = member.email ?? member.notificationEmail;
    const content = identityLinkedMail(trip.provider, `${context.config.baseUrl}/member/`);
    if (to) await queueMail(tx, context, { kind: 'identity-linked', to, content });
    return ok(member);
  });
}
