import type { PhraseValues } from '@fumi/domain';
import { client } from '../../api.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { createCache, useCached } from '../../platform/cache.ts';
import { useMember } from '../../session/member-session.ts';
import { valuesOfProfile, valuesOfSender } from './sender-words.ts';

const profiles = createCache(async (_memberCode: string) => {
  const answer = await client.orderProfileGet();
  return answer.ok && answer.value.orderProfile ? valuesOfProfile(answer.value.orderProfile) : null;
});

/** Who sends the card, as far as it was typed or kept: from the address side, else from the member's last order. */
export function useKnownSender(): PhraseValues | null {
  const sender = useDraft((draft) => draft.sender);
  const code = useMember()?.code ?? null;
  const typed = valuesOfSender(sender);
  const kept = useCached(profiles, typed === null ? code : null);
  return typed ?? kept;
}
