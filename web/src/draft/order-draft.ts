/* What is typed into an order lives in session storage as the addresses of the card do (spec §9): a reload loses
   nothing, another tab and the next person see nothing. */

const KEY = 'order-form';

type Kept = { readonly goods: string; readonly form: unknown };

/** Session storage may be switched off or full: then the form lives as long as the page. */
function quietly<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What was typed for these goods, whoever wrote it; null where nothing was. */
export function readOrderDraft(goods: string): unknown {
  const kept = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null);
  return kept?.goods === goods ? kept.form : null;
}

export const keepOrderDraft = (goods: string, form: unknown): void =>
  void quietly(() => sessionStorage.setItem(KEY, JSON.stringify({ goods, form } satisfies Kept)));

/** Once it was paid, and at sign-out. */
export const clearOrderDraft = (): void => void quietly(() => sessionStorage.removeItem(KEY));
