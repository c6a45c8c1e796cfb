/** In the address to which another service's sign-in returns: the flow goes on where it stopped (spec §4). */
export const SIGN_IN_RESUMED = 'signed-in';
