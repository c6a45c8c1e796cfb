import { rmSync, writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { arriveAtSender, dialog } from '../support/flow.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

test.use({ breaksNetwork: true });

/** Everything before the order button, without sender and recipients. */
async function arriveAtOrder(page: Page): Promise<void> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await goOnToOrder(page);
}

async function goOnToOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
}

test('a server that is killed in the middle of an upload costs nobody anything', async ({ page, shop }) => {
  await arriveAtOrder(page);
  let posts = 0;
  let restarted: Promise<void> | null = null;
  await page.route('**/api/book/post', async (route) => {
    posts += 1;
    const isCutOff = posts === 2;
    if (isCutOff) restarted = shop.restart();
    await restarted;
    // This attempt is cut off; the browser's own next one is the first that reaches the new server.
    if (isCutOff) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByText('写真をアップロードしています')).toBeVisible();
  // What the screen covers is not painted: its pictures would hold the memory that the photos on their way need.
  await expect(page.locator('main h1').first()).toBeHidden();
  await page.waitForURL(/\/customer$/, { timeout: 180_000 });
  expect(posts).toBeGreaterThan(2);
});

test('an upload without a network waits, says so, and goes on by itself', async ({ page, context }) => {
  await arriveAtOrder(page);
  await page.route('**/api/book/post', (route) => route.abort('internetdisconnected'));
  const totals = await page.evaluateHandle(() => {
    const seen = new Set<string | null>();
    const look = () => {
      for (const bar of document.querySelectorAll('[role=progressbar]'))
        seen.add(bar.getAttribute('aria-valuemax'));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  const order = page.getByRole('button', { name: '注文', exact: true });
  await order.click();
  await expect(page.getByText('アップロードが完了するまでそのままお待ち下さい')).toBeVisible();
  const waits = page.getByText('通信が切れました。つながりしだい、続きから再開します。');
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: '確認にもどる' }), 'keys find a way out').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waits).toHaveCount(0);
  await order.click();
  await expect(waits).toBeVisible();
  await page.unroute('**/api/book/post');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.waitForURL(/\/customer$/, { timeout: 180_000 });
  expect(await totals.evaluate((seen) => seen.size), 'how much there is to send is known at once').toBe(1);
});

test('an upload that hangs says that it takes long, until it goes on', async ({ page }) => {
  await arriveAtOrder(page);
  await page.clock.install();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isHeld = page.waitForRequest('**/api/book/post');
  await page.route('**/api/book/post', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await isHeld;
  const slow = page.getByText('通信に時間がかかっています。');
  await expect(page.getByText('通信が切れても、続きから再開します。')).toBeVisible();
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(slow).toBeVisible();
  await page.clock.resume();
  letGo();
  await page.waitForURL(/\/customer$/);
});

test('a photo whose card was pulled out since it was chosen is on the device, and is ordered', async ({
  playwright,
  launchOptions,
  contextOptions,
  shop,
}, info) => {
  // A private window keeps no copies of files.
  const profile = info.outputPath('profile');
  const options = { ...launchOptions, ...contextOptions, baseURL: shop.url };
  const context = await playwright.chromium.launchPersistentContext(profile, options);
  const page = await context.newPage();
  const path = info.outputPath('photo.jpg');
  writeFileSync(path, await cameraJpeg({ width: 2400, height: 1800 }));
  await arriveAtSender(page, path);
  await goOnToOrder(page);
  rmSync(path);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await page.waitForURL(/\/(customer|error\/)$/);
  expect(page.url()).toContain('customer');
  await context.close();
});

const isBook = (request: Request): boolean =>
  request.method() === 'GET' && /\/api\/book\/[^/]+$/.test(request.url());

test('one draft makes one book: the upload screen stays until the order page is here', async ({ page }) => {
  await arriveAtOrder(page);
  let books = 0;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/book/create', (route) => {
    books += 1;
    return route.fallback();
  });
  const orderPageAsks = page.waitForRequest((request) => isBook(request));
  await page.route('**/api/book/*', async (route) => {
    if (isBook(route.request())) await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await orderPageAsks;
  await expect(page.getByText('写真をアップロードしています')).toBeVisible();
  letGo();
  await page.waitForURL(/\/customer$/);
  await expect(page.getByText('写真をアップロードしています')).toHaveCount(0);
  expect(books).toBe(1);
});
