import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentFolder } from '../../content/content-folder.ts';
import { sendRefusal } from '../../http/refusal.ts';

type Pictures = {
  /** In `content/`, and in the address. */
  readonly folder: string;
  readonly name: RegExp;
  readonly headers: Readonly<Record<string, string>>;
};

const CACHED = { 'cache-control': 'public, max-age=86400' };

const PICTURES: readonly Pictures[] = [
  // What other services show beside a link to us; they fetch it from anywhere.
  {
    folder: 'open-graph',
    name: /^group-\d{1,6}\.jpg$/,
    headers: { ...CACHED, 'cross-origin-resource-policy': 'cross-origin' },
  },
  // Filled pages of products, as their roots show them.
  { folder: 'sample-pages', name: /^\d{1,6}-\d{1,2}-\d{3}\.webp$/, headers: CACHED },
];

/** Pictures that are drawn beforehand and come with the shop. */
export function registerCommittedPictures(app: FastifyInstance): void {
  for (const { folder, name: isOne, headers } of PICTURES) {
    const root = path.join(contentFolder, folder);
    app.get<{ Params: { name: string } }>(
      `/${folder}/:name`,
      { schema: { hide: true } },
      (request, reply) => {
        const { name } = request.params;
        if (!isOne.test(name)) return sendRefusal(reply, { code: 'not_found' });
        return reply.headers(headers).sendFile(name, root, { cacheControl: false });
      },
    );
  }
}
