import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../support/axe.ts';
import { chooseDesign, untilKept } from '../support/flow.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

/** An outside service that writes down what it is told. */
async function openRecorder() {
  const told: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
    request.on('end', () => {
      told.push({ ...JSON.parse(text), cookie: request.headers.cookie, referer: request.headers.referer });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { told, url: `http://127.0.0.1:${port}/collect`, close: () => server.close() };
}

type Recorder = Awaited<ReturnType<typeof openRecorder>>;

const test = base.extend<object, { recorder: Recorder; shop: Shop }>({
  recorder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const recorder = await openRecorder();
      await use(recorder);
      recorder.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ recorder }, use) => {
      const shop = await startShop({ ANALYTICS_URL: recorder.url });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('an outside service is told nothing before somebody agrees, nothing of their own pages, and nothing after they refuse', async ({
  page,
  recorder,
}) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'ご利用状況の計測について' });
  await expect(bar).toBeVisible();
  await expectAccessible(page, 'the front page with the question');
  await chooseDesign(page);
  await untilKept(page);
  await expect(bar).toHaveCount(0);
  await page.goto('/');
  expect(recorder.told).toEqual([]);

  // One bar at a time, that of unfinished drafts first.
  const resume = page.getByRole('region', { name: '作りかけのもの' });
  await expect(resume).toBeVisible();
  await expect(bar).toHaveCount(0);
  await resume.getByRole('button', { name: '閉じる' }).click();
  await bar.getByRole('button', { name: '同意する' }).click();
  await expect(bar).toHaveCount(0);
  await chooseDesign(page);
  await page.goto('/');
  await expect.poll(() => recorder.told.map(({ name, path }) => path ?? name)).toContain('click_create');
  await expect.poll(() => recorder.told.map(({ path }) => path)).toContain('/');
  expect(recorder.told.map(({ path }) => path)).not.toContain('/jp/apps/postcard/create/preview');
  for (const { cookie, referer } of recorder.told) expect([cookie, referer]).toEqual([undefined, undefined]);

  await page.goto('/info/privacy/app/');
  await expect(page.getByText('計測に同意しています。')).toBeVisible();
  // The service has heard of this page before the visitor refuses: later it must hear nothing.
  await expect.poll(() => recorder.told.map(({ path }) => path)).toContain('/info/privacy/app/');
  await page.getByRole('button', { name: '同意しない' }).click();
  await expect(page.getByText('計測に同意していません。')).toBeVisible();
  const before = recorder.told.length;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'デザインを選ぶ' }).first().click();
  await page.waitForURL('**/create/');
  expect(recorder.told).toHaveLength(before);
  await expect(bar).toHaveCount(0);
});
