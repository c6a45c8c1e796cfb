type Answer = { readonly ok: boolean };

/** The server takes so many people in one call. */
const MAX_CHOSEN = 1000;

/** Does something for many in as many calls as it takes; stops at the first that is refused. */
export async function inParts<Item>(
  items: readonly Item[],
  call: (part: Item[]) => Promise<Answer>,
  size = MAX_CHOSEN,
): Promise<boolean> {
  for (let start = 0; start < items.length; start += size) {
    const answer = await call(items.slice(start, start + size));
    if (!answer.ok) return false;
  }
  return true;
}
