import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { acceptCrop, CREATE, chooseDesign, dismissFirstWarning, pickPhoto } from '../support/flow.ts';
import { longestTaskMs } from '../support/long-tasks.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/until-hydrated.ts';

const LIST = `${CREATE}kit/10`;

const count = (page: Page) => page.getByRole('status').filter({ hasText: '種類' });
const kitsOf = (page: Page): Promise<string[]> =>
  page.locator('[data-kit]').evaluateAll((items) => items.map((item) => item.getAttribute('data-kit') ?? ''));

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
}

test('once a photo is chosen every design with a frame shows it, and another can be taken', async ({
  page,
}) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await choosePhoto(page);
  await page.getByRole('link', { name: 'この写真で、ほかのデザインを見る' }).click();
  await expect(page).toHaveURL(/kit\/10\/\d+#tag-\d+$/);
  const own = page.locator('[data-kit] [data-own-photo]');
  await expect(own.first()).toBeVisible();
  expect(await own.count()).toBe(await page.locator('[data-kit]').count());
  const picture = own.first().locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: '自分の写真で見る' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: '自分の写真で見る' }).click();
  await expectAccessible(page, 'designs with a photo of one’s own');
  await page.locator('[data-kit]').nth(2).getByRole('link').click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await expect(page.getByRole('img', { name: /photo\.jpg/ })).toBeVisible();
});

test('designs are filtered, the address keeps the filter, and an empty list says so', async ({ page }) => {
  await page.goto(LIST);
  await expect(count(page)).toHaveText(/^\d+種類$/);
  const all = await kitsOf(page);
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  await page.getByRole('group', { name: '色' }).getByRole('button', { name: /^赤/ }).click();
  await expect(page).toHaveURL(/kit\/10\?colour=red$/);
  await page
    .getByRole('group', { name: '雰囲気' })
    .getByRole('button', { name: /^かわいい/ })
    .click();
  await expect(page).toHaveURL(/\?colour=red&mood=cute$/);
  await expect(count(page)).toHaveText(/^\d+種類のうち\u200b?\d+種類$/);
  const left = await kitsOf(page);
  expect(left.length).toBeLessThan(all.length);
  await expectAccessible(page, 'the filter');
  await page.reload();
  await expect(page.locator('[data-kit]')).toHaveCount(left.length);
  await page.goto(`${LIST}?colour=purple&mood=formal&orientation=portrait&price=1`);
  await expect(page.getByText('この条件に合うデザインはありません')).toBeVisible();
  await expectAccessible(page, 'no design left');
  await page.getByRole('main').getByRole('button', { name: '条件をはずす' }).last().click();
  await expect(page.locator('[data-kit]')).toHaveCount(all.length);
});

/** Presses `second` once the press before has changed the address, and before the page is drawn. */
const pressAtOnce = (second: Locator): Promise<void> =>
  second.evaluate((button) => {
    const replace = history.replaceState;
    history.replaceState = (...args) => {
      replace.apply(history, args);
      history.replaceState = replace;
      queueMicrotask(() => (button as HTMLElement).click());
    };
  });

test('two conditions that are pressed faster than the page is drawn are both kept', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  const chip = (group: string, name: RegExp) =>
    page.getByRole('group', { name: group }).getByRole('button', { name });
  await pressAtOnce(chip('雰囲気', /^かわいい/));
  await chip('色', /^赤/).click();
  await expect(page).toHaveURL(/\?colour=red&mood=cute$/);
  await expect(chip('色', /^赤/)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('雰囲気', /^かわいい/)).toHaveAttribute('aria-pressed', 'true');
});

test('the page of a design is never seen as far down as its list was scrolled', async ({ page }) => {
  await page.goto(LIST);
  await untilHydrated(page);
  await page.locator('[data-kit]').nth(20).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const seenAt: [heading: string, scrollY: number][] = [];
    const note = () => {
      seenAt.push([document.querySelector('main h1')?.textContent ?? '', scrollY]);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { seenAt });
  });
  await page.locator('[data-kit]').nth(20).getByRole('link').click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  const seenOf = async (title: string) =>
    (await page.evaluate<[string, number][]>('seenAt')).filter(([heading]) => heading === title);
  await expect.poll(async () => (await seenOf('写真選択')).length).toBeGreaterThan(0);
  expect((await seenOf('デザイン選択')).some(([, y]) => y > 300)).toBe(true);
  expect((await seenOf('写真選択')).filter(([, y]) => y > 0)).toEqual([]);
});

test('favourites stay in the browser and can be asked for alone', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: '条件で絞り込む' })).toBeEnabled();
  const heart = page.getByRole('button', { name: /^お気に入り：/ }).nth(1);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await page.reload();
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${LIST}?favourite=yes`);
  await expect(count(page)).toHaveText(/のうち\u200b?1種類$/);
  await page.getByRole('button', { name }).first().press('Enter');
  await expect(page.getByText('この条件に合うデザインはありません')).toBeVisible();
});

test('a picture that does not come leaves a blank card, with its name and its link', async ({ page }) => {
  await page.route(/thumb/, (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await page.goto(LIST);
  const first = page.locator('[data-kit]').first();
  await expect(first.getByText(/500円|800円/)).toBeVisible();
  await expect(first.locator('img').first()).toHaveCSS('background-image', /gradient/);
});

/** The catalogue as large as a shop's becomes: every design again under new ids, until there are 300. */
function enlarged(info: { kit_list: { id: number }[]; tag_list: { kit_list: number[] }[] }) {
  const [tag] = info.tag_list;
  if (!tag) return info;
  const more = Array.from({ length: 300 - tag.kit_list.length }, (_, at) => {
    const kit = info.kit_list[at % info.kit_list.length];
    return { ...kit, id: 900_000 + at };
  });
  tag.kit_list = [...tag.kit_list, ...more.map(({ id }) => id)];
  return { ...info, kit_list: [...info.kit_list, ...more] };
}

/** As fast as a thumb flicks: 240 px a frame, to the end. */
const SCROLL_DOWN = `new Promise((resolve) => {
  const step = () => {
    const before = scrollY;
    scrollBy(0, 240);
    if (scrollY === before) resolve(); else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

test('300 designs scroll without a task over 50 ms, with a photo of one’s own too', async ({ page }) => {
  await page.route(/kit\/info\/13\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: enlarged(await response.json()) });
  });
  await page.route(/kit\/media\/9\d{5}\//, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/media\/9\d{5}/, 'media/27001'),
    }),
  );
  await page.setViewportSize({ width: 375, height: 812 });
  // The photo step is rendered by the browser alone; pages of the server would know only the real designs.
  await page.goto(`${CREATE}preview?group=10&tag=1001&kit=27001`);
  await dismissFirstWarning(page);
  await choosePhoto(page);
  await page.getByRole('link', { name: 'この写真で、ほかのデザインを見る' }).click();
  await expect(page.locator('[data-own-photo]').first()).toBeVisible();
  expect(await page.locator('[data-kit]').count()).toBeGreaterThanOrEqual(300);
  const longestMs = await longestTaskMs(page, async () => {
    await page.evaluate(SCROLL_DOWN);
    await expect(page.locator('[data-kit]').last()).toBeInViewport();
  });
  expect(longestMs).toBeLessThanOrEqual(50);
});
