/** What the sandbox's carrier calls its subscription. */
export const SUBSCRIPTION_CLAIM = 'smartpass';

const subscribers = new Set<string>();

/** Notes whether a person has the subscription: the checkbox on the sandbox's screen. */
export const setSubscriber = (name: string, isOne: boolean): void =>
  void (isOne ? subscribers.add(name) : subscribers.delete(name));

/** What the sandbox takes as a name; whoever types one is signed in as that person. */
export const isAccountName = (name: string): boolean => /^[a-z0-9._-]{1,40}$/.test(name);

export const claimsOf = (name: string) => ({
  sub: name,
  email: `${name}@example.jp`,
  email_verified: true,
  [SUBSCRIPTION_CLAIM]: subscribers.has(name),
});
