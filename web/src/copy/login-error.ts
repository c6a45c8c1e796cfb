/** Why somebody came back from another service without being signed in or linked, by the server's word for it. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['cancelled', '外部サービスでの手続きは、途中でとりやめられました。何も変わっていません。'],
  [
    'expired',
    '外部サービスでの手続きに時間がかかったため、続けられませんでした。お手数ですが、もう一度はじめからお試しください。',
  ],
  ['refused', '外部サービスでご本人を確かめられませんでした。お手数ですが、もう一度お試しください。'],
  ['terms', 'はじめての方のご登録には、利用規約への同意が必要です。同意のうえ、もう一度お試しください。'],
  ['unavailable', '外部サービスにつながりませんでした。しばらくしてから、もう一度お試しください。'],
]);

/** Null where the query of the URL says nothing of a failed sign-in. */
export const loginErrorSentence = (query: string): string | null =>
  SENTENCES.get(new URLSearchParams(query).get('login_error') ?? '') ?? null;
