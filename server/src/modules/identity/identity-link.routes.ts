import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { SITES } from '../member/member.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { beginSession } from '../session/begin-session.service.ts';
import { refuseStale } from '../session/reauthentication.ts';
import { takeOffer } from './identity.repository.ts';
import { agreeToTerms, beginAuthorization, linkPerson } from './identity.service.ts';
import { returnPath } from './return-path.ts';
import { unlinkPerson } from './unlink-person.service.ts';

/** The member's own page, which asks whether to link who came back, and says what went wrong. */
const MY_PAGE = '/member/';

/** Linking begins and ends with a call that no other site can make; the redirect between only finds out who it is. */
export const identityLinkHandlers: HandlersOf<
  'identityAgree' | 'identityBegin' | 'identityLink' | 'identityDecline' | 'identityUnlink'
> = {
  identityAgree: async (call) => {
    const { context, cookies } = call;
    const agreed = await agreeToTerms(context, cookies);
    if (!agreed.ok) return agreed;
    const { member, waited } = agreed.value;
    await beginSession(context, {
      ...call,
      memberCode: member.code,
      isRemembered: waited.isRemembered,
      way: 'sign-up',
    });
    return ok({ url: returnPath(context.config, waited.okPath) ?? '/' });
  },

  identityBegin: async ({ context, signedIn, input, cookies, originKey }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return refuse(stale);
    const limited = await refuseOverLimit(context, ['auth-origin', originKey]);
    if (limited) return refuse(limited);
    const authorization = {
      provider: input.body.provider,
      okUrl: MY_PAGE,
      ngUrl: MY_PAGE,
      isRemembered: false,
      hasAgreed: false,
      site: SITES.normal.pc,
      linkTo: signedIn.member.code,
    };
    const url = await beginAuthorization(context, authorization, cookies);
    return url.ok ? ok({ url: url.value }) : refuse(url.error);
  },

  identityLink: ({ context, signedIn, input }) => linkPerson(context, signedIn, input.body.provider),

  identityDecline: async ({ context, signedIn }) => {
    await takeOffer(context.db, signedIn.session.code);
    return ok({});
  },

  identityUnlink: async ({ context, signedIn, input }) => {
    const stale = refuseStale(context, signedIn);
    return stale ? refuse(stale) : unlinkPerson(context, signedIn.member.code, input.body.provider);
  },
};
