import type { FastifyReply, FastifyRequest } from 'fastify';

/** Our cookies: HttpOnly, SameSite=Lax, and over https Secure with the `__Host-` prefix. */
export type Cookies = {
  readonly read: (name: string) => string | null;
  /** With null as `maxAgeSeconds` the cookie lasts until the browser is closed. */
  readonly write: (name: string, value: string, maxAgeSeconds: number | null) => void;
  readonly erase: (name: string) => void;
};

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const full = (name: string): string => (isSecure ? `__Host-${name}` : name);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    read: (name) => request.cookies[full(name)] || null,
    write: (name, value, maxAgeSeconds) => {
      reply.setCookie(full(name), value, {
        ...options,
        ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
      });
    },
    erase: (name) => {
      reply.clearCookie(full(name), options);
    },
  };
}
