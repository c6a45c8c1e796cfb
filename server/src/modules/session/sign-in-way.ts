/** How somebody has shown who they are. */
export type SignInWay = 'sign-up' | 'password' | 'passkey' | 'au' | 'facebook';
