/** Before the first test of a run and after its last one, where TEST_DATABASE_URL names a PostgreSQL. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) return;
  const { createTemplate } = await import('./test-database.ts');
  return createTemplate(server);
}
