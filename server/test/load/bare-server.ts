import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

/** What a call of the shop asked the database, in its order, and what it answered. */
export type RecordedCall = {
  readonly statements: readonly (readonly [text: string, values: readonly unknown[]])[];
  readonly answer: unknown;
};

/** The least that could be written: Fastify and pg, the same statements one after the other, the same answer. */
export function bareServer(databaseUrl: string, { statements, answer }: RecordedCall): FastifyInstance {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', () => {});
  const app = Fastify();
  app.addHook('onClose', () => pool.end());
  app.all('*', async () => {
    const client = await pool.connect();
    try {
      for (const [text, values] of statements) await client.query(text, [...values]);
    } finally {
      client.release();
    }
    return answer;
  });
  return app;
}
