import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { testContent } from '../../../test/test-content.ts';
import { buildApp } from '../../app.ts';
import { sql } from '../../db/drizzle.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { askForArt, drawAllArt } from './art.service.ts';

const shop = await testApp();
const { context } = shop;
const as = (role: 'web' | 'worker', drawing: 'ahead' | 'asked' = 'ahead') => ({
  ...context,
  config: { ...context.config, role, drawing },
});
const waiting = () =>
  rowsOf(
    context,
    sql`select 1 from job.job where name = 'art-draw' and state in ('created', 'retry', 'active')`,
  );

test('of all processes one draws: never a web process, and of two workers the first', async () => {
  await askForArt(as('web'));
  await askForArt(as('worker', 'asked'));
  expect(await waiting()).toHaveLength(0);
  for (let worker = 0; worker < 2; worker += 1) await askForArt(as('worker'));
  expect(await waiting()).toHaveLength(1);
  let [drawing, most] = [0, 0];
  const handlers = {
    ...jobHandlers(context),
    'art-draw': async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      // A third worker starts meanwhile.
      await askForArt(as('worker'));
    },
  };
  await context.jobs.drain(handlers);
  expect([drawing, most]).toEqual([1, 1]);
  expect(await waiting()).toHaveLength(0);
});

test('other machines’ drawings are pulled first, new ones pushed, and a failed run is an error', async () => {
  const content = await testContent();
  const pushed: string[] = [];
  const art = {
    pull: async () => void pushed.push('pull'),
    push: async () => void pushed.push('push'),
    fetch: async () => {},
  };
  const drawAll = () => Promise.reject(new Error('stopped'));
  const broken = { ...context, art, content: { ...content, drawing: { ...content.drawing, drawAll } } };
  await expect(drawAllArt(broken)).rejects.toThrow('stopped');
  const whole = {
    ...broken,
    content: { ...content, drawing: { ...content.drawing, drawAll: async () => {} } },
  };
  await drawAllArt(whole);
  expect(pushed).toEqual(['pull', 'pull', 'push']);
});

test('a web process that is asked for a design lets a worker draw it, and serves it then', async () => {
  const web = await testApp({ environment: { ROLE: 'web' } });
  const info = web.context.content.kits.info(13)?.kits.kits.at(-1);
  const item = info?.pages[1]?.[0]?.itemId;
  const asked: number[] = [];
  const answer = web.visitor().request({ path: `/material/v2/item/media/${item}/preview.png` });
  const handlers = jobHandlers(web.context);
  const drawn = async ({ kitId }: { kitId: number }) => {
    asked.push(kitId);
    await handlers['art-draw-kit']({ kitId });
  };
  while (asked.length === 0) await web.context.jobs.drain({ ...handlers, 'art-draw-kit': drawn });
  expect([(await answer).status, asked]).toEqual([200, [info?.id]]);
});

test('of one sender three requests wait for a drawing: a fourth sends the first one away', async () => {
  const web = await testApp({ environment: { ROLE: 'web' } });
  const kit = web.context.content.kits.info(13)?.kits.kits.at(-2);
  const path = `/material/v2/item/media/${kit?.pages[1]?.[0]?.itemId}/preview.png`;
  const ask = () => web.visitor().request({ path });
  const first = ask();
  const waiting = [ask(), ask(), ask()];
  const refused = await first;
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
  let isDrawn = false;
  const handlers = jobHandlers(web.context);
  const drawn = async (job: { kitId: number }) => {
    await handlers['art-draw-kit'](job);
    isDrawn = true;
  };
  while (!isDrawn) await web.context.jobs.drain({ ...handlers, 'art-draw-kit': drawn });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask()).status).toBe(200);
});

test('the store is not asked for art that no design has', async () => {
  const asked: string[] = [];
  const art = { ...context.art, fetch: async (file: string) => void asked.push(file) };
  const app = await buildApp({ ...context, art });
  const kit = context.content.kits.info(13)?.kits.kits[0];
  const known = `material/v2/kit/media/${kit?.id}/1/thumb-360.webp`;
  const unknown = ['item/media/999999/preview.png', 'kit/media/999999/1/thumb.jpg'];
  for (const url of [known, ...unknown.map((file) => `material/v2/${file}`)])
    await app.inject({ url: `/${url}` });
  expect(asked).toEqual([known]);
  await app.close();
});
