/** How somebody has shown who they are. */
export type SignInWay = 'sign-up' | 'password' | 'au' | 'facebook';
