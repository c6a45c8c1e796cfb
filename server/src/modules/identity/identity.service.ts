import { ok, type Result, refuse } from '@fumi/domain';
import type { ThirdPartyPerson } from '../../adapters/identity.ts';
import { callbackUrl } from '../../adapters/identity-open.ts';
import type { ThirdParty } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newToken } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { grantSmartpassCoupon } from '../coupon/smartpass-coupon.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { identityLinkedMail } from '../mail/templates/account-mails.ts';
import type { MemberRow } from '../member/member.repository.ts';
import { MEMBER_TYPES } from '../member/member.ts';
import { registerMember } from '../member/register-member.ts';
import type { SignedIn } from '../session/session.service.ts';
import * as identities from './identity.repository.ts';
import { returnPath } from './return-path.ts';

const REDIRECT_LIFE_MS = 10 * 60_000;
const OFFER_LIFE_MS = 10 * 60_000;
const TERMS_LIFE_MS = 10 * 60_000;

type NewAuthorization = {
  readonly provider: ThirdParty;
  readonly okUrl: string;
  readonly ngUrl: string;
  readonly isRemembered: boolean;
  readonly hasAgreed: boolean;
  readonly site: number;
  readonly linkTo: string | null;
};

const BROWSER_COOKIE = 'fumi-auth';

/** The provider's URL. Stores the secrets of the redirect, bound to the browser's cookie. */
export async function beginAuthorization(
  context: Context,
  { provider, okUrl, ngUrl, ...rest }: NewAuthorization,
  cookies: Cookies,
): Promise<Result<string, Refusal>> {
  const [okPath, ngPath] = [returnPath(context.config, okUrl), returnPath(context.config, ngUrl)];
  if (okPath === null) return refuse({ code: 'bad_request', fields: { loginOkUrl: ['origin'] } });
  if (ngPath === null) return refuse({ code: 'bad_request', fields: { loginNgUrl: ['origin'] } });
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const returnUrl = callbackUrl(context.config.baseUrl, provider);
  const browserToken = cookies.read(BROWSER_COOKIE) ?? newToken();
  const asksWho = rest.linkTo !== null;
  const url = await context.identity.providers[provider].begin(returnUrl, secrets, { asksWho });
  await identities.insertAuthorization(context.db, {
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
  cookies.write(BROWSER_COOKIE, browserToken, REDIRECT_LIFE_MS / 1000);
  return ok(url);
}

/** The authorization that this browser began with this state, or null. Taking it uses it up. */
export async function takeAuthorization(
  { db, clock }: Context,
  state: string,
  cookies: Cookies,
): Promise<identities.Authorization | null> {
  const browserToken = cookies.read(BROWSER_COOKIE);
  if (browserToken === null) return null;
  return identities.takeAuthorization(db, {
    stateHash: digest(state),
    browserHash: digest(browserToken),
    now: new Date(clock.nowMs()),
  });
}

const identityHash = ({ issuer, subject }: NewPerson): string => digest(`${issuer}\n${subject}`);

/** Somebody who is about to become a member. */
type NewPerson = Pick<identities.PendingPerson, 'issuer' | 'subject' | 'provider' | 'isSubscriber' | 'site'>;

const identityRow = ({ issuer, subject, provider }: NewPerson, nowMs: number) => ({
  issuer,
  subject,
  provider,
  createdAt: new Date(nowMs),
});

class DuplicateSignUp extends Error {
  override name = 'DuplicateSignUp';
}

/** Makes a member for somebody who comes for the first time (spec §4); null where they came twice at once. */
const registerPerson = (context: Context, person: NewPerson): Promise<MemberRow | null> =>
  context.db
    .transaction(async (tx) => {
      // Their e-mail at the provider is not taken over: it is asked for and proven here like everybody's.
      const member = await registerMember(tx, context, {
        type: MEMBER_TYPES[person.provider],
        email: null,
        emailKey: null,
        passwordHash: null,
        notificationEmail: null,
        referredBy: null,
        site: person.site,
      });
      const row = identityRow(person, context.clock.nowMs());
      const isFirst =
        member !== null && (await identities.insertIdentity(tx, { ...row, memberCode: member.code }));
      if (!isFirst) throw new DuplicateSignUp();
      if (person.isSubscriber) {
        const entitlement = { identityHash: identityHash(person), memberCode: member.code };
        const isNew = await identities.insertEntitlement(tx, {
          ...entitlement,
          createdAt: row.createdAt,
        });
        if (isNew) await grantSmartpassCoupon(tx, context, member.code);
      }
      await noteAudit(tx, context, member.code, 'sign-up', person.provider);
      return member;
    })
    .catch((error: unknown) => {
      if (error instanceof DuplicateSignUp) return null;
      throw error;
    });

type SignInRefusal = 'terms' | 'refused';

const newPerson = (
  { provider, site }: identities.Authorization,
  { issuer, subject, isSubscriber }: ThirdPartyPerson,
): NewPerson => ({ issuer, subject, isSubscriber, provider, site });

/** The member who is made of this person, or who was made of them a moment ago. */
const memberOfNew = async (context: Context, person: NewPerson): Promise<MemberRow | null> =>
  (await registerPerson(context, person)) ??
  identities.findMemberByIdentity(context.db, person.issuer, person.subject);

/** The member of a person: known by issuer and subject, or registered now if they agreed to the terms. */
export async function signInPerson(
  context: Context,
  authorization: identities.Authorization,
  person: ThirdPartyPerson,
): Promise<Result<MemberRow, SignInRefusal>> {
  const known = await identities.findMemberByIdentity(context.db, person.issuer, person.subject);
  if (known) {
    await noteAudit(context.db, context, known.code, 'sign-in', authorization.provider);
    return ok(known);
  }
  if (!authorization.hasAgreed) return refuse('terms');
  const member = await memberOfNew(context, newPerson(authorization, person));
  return member ? ok(member) : refuse('refused');
}

/** Keeps who came back without having agreed to the terms, until they do. */
export const awaitTerms = (
  { db, clock }: Context,
  authorization: identities.Authorization,
  person: ThirdPartyPerson,
): Promise<void> => {
  const { browserHash, isRemembered, okPath } = authorization;
  const expiresAt = new Date(clock.nowMs() + TERMS_LIFE_MS);
  const row = { ...newPerson(authorization, person), browserHash, isRemembered, okPath, expiresAt };
  return identities.putPendingPerson(db, row);
};

/** Makes the waiting person of this browser a member; `waited` says where they wanted to go. */
export async function agreeToTerms(
  context: Context,
  cookies: Cookies,
): Promise<Result<{ readonly member: MemberRow; readonly waited: identities.PendingPerson }, Refusal>> {
  const browserToken = cookies.read(BROWSER_COOKIE);
  const now = new Date(context.clock.nowMs());
  const waited =
    browserToken === null ? null : await identities.takePendingPerson(context.db, digest(browserToken), now);
  const member = waited && (await memberOfNew(context, waited));
  return member ? ok({ member, waited }) : refuse({ code: 'not_found' });
}

/** Opens the offer to link the person who came back from the provider to the member of this session. */
export const offerPerson = (
  { db, clock }: Context,
  { provider }: identities.Authorization,
  { issuer, subject, email }: ThirdPartyPerson,
  sessionCode: string,
): Promise<void> => {
  const endsAt = new Date(clock.nowMs() + OFFER_LIFE_MS);
  return identities.putOffer(db, { sessionCode, issuer, subject, provider, account: email, endsAt });
};

/** Links the offered person to the member, and mails the member. Refused for a person of another member. */
export function linkPerson(
  context: Context,
  { session, member }: SignedIn,
  provider: ThirdParty,
): Promise<Result<Record<string, never>, Refusal>> {
  const now = new Date(context.clock.nowMs());
  return context.db.transaction(async (tx) => {
    const offer = await identities.findOffer(tx, session.code, now);
    if (offer?.provider !== provider || !(await identities.takeOffer(tx, session.code))) {
      return refuse({ code: 'not_found' });
    }
    const { issuer, subject } = offer;
    const owner = await identities.findMemberByIdentity(tx, issuer, subject);
    if (owner?.code === member.code) return ok({});
    const row = { issuer, subject, provider, createdAt: now, memberCode: member.code };
    if (owner || !(await identities.insertIdentity(tx, row))) {
      return refuse({ code: 'wrong_state', fields: { provider: ['taken'] } });
    }
    await noteAudit(tx, context, member.code, 'identity-link', provider);
    const to = member.email ?? member.notificationEmail;
    const content = identityLinkedMail(provider, `${context.config.baseUrl}/member/`);
    if (to) await queueMail(tx, context, { kind: 'identity-linked', to, content });
    return ok({});
  });
}
