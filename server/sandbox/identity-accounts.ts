/** Whoever types a name into the sandbox is that person. */
export const isAccountName = (name: string): boolean => /^[a-z0-9._-]{1,40}$/.test(name);

export const claimsOf = (name: string) => ({
  sub: name,
  email: `${name}@example.jp`,
  email_verified: true,
});
