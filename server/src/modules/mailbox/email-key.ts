/** Mailboxes do not tell upper from lower case in practice; what was typed is kept for the mail itself. */
export const emailKeyOf = (email: string): string => email.toLowerCase();
