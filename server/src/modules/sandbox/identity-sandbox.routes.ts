import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { sendRefusal } from '../../http/refusal.ts';

/** The sandbox providers, mounted where their issuers say. They read their own bodies and write their own answers. */
export async function registerIdentitySandbox(app: FastifyInstance, context: Context): Promise<void> {
  const { sandbox } = context.identity;
  if (sandbox === null) return;
  await app.register(async (mount) => {
    mount.removeAllContentTypeParsers();
    mount.addContentTypeParser('*', (_, __, done) => done(null));
    mount.all<{ Params: { name: string } }>(
      '/sandbox/identity/:name/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const { name } = request.params;
        if ((name !== 'au' && name !== 'facebook') || context.config.identity[name] !== null) {
          return sendRefusal(reply, { code: 'not_found' });
        }
        const url = (request.raw.url ?? '').slice(`/sandbox/identity/${name}`.length);
        reply.hijack();
        reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders() as Record<string, string>)));
        await sandbox.handle(name, request.raw, reply.raw, url);
        return reply;
      },
    );
  });
}
