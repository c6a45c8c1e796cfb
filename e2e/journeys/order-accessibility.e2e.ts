import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { enlarged, expectReadableEnlarged } from '../support/enlarged.ts';
import {
  acceptCrop,
  arriveAtSender,
  askForAddresses,
  chooseDesign,
  dialog,
  dismissFirstWarning,
  pickPhoto,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import {
  confirmContents,
  finishBook,
  payOnSandbox,
  sendCardsToTwentyPlaces,
  typeCustomer,
} from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const LONG_NAME = '勅使河原長宗我部 龍之介左衛門';

/** A finished book, and what it is called. */
async function arriveAtCustomer(page: Page): Promise<string> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  return /T0021\/([^/]+)\/customer/.exec(page.url())?.[1] ?? '';
}

const proceed = (page: Page): Promise<void> => page.getByRole('button', { name: '最終確認へ進む' }).click();
const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /円を支払う$/ }).click();

test('axe finds nothing from the customer page to the cancelled order', async ({ page }) => {
  await arriveAtCustomer(page);
  await expectAccessible(page, 'customer, empty');
  await proceed(page);
  await expect(page.getByText('電話番号を入力してください。')).toBeVisible();
  await expectAccessible(page, 'customer, refused');
  await typeCustomer(page);
  await page.getByLabel('お名前').fill(LONG_NAME);
  await page.getByRole('radio', { name: '別の住所へ届ける' }).check();
  await expectAccessible(page, 'customer, another place');
  await page.getByRole('radio', { name: 'ご注文者と同じ住所へ届ける' }).check();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  const coupon = page.getByLabel('クーポンコード');
  const use = page.getByRole('button', { name: '使う', exact: true });
  await use.click();
  await expect(coupon).toBeFocused();
  await expect(coupon).toHaveAccessibleDescription('クーポンコードを入力してください。');
  await coupon.fill('NO-SUCH-COUPON');
  await use.click();
  await expect(page.getByText('お使いいただけません', { exact: false })).toBeVisible();
  await expectAccessible(page, 'payment, a coupon refused');
  await pay(page);
  await expect(page.getByLabel('通知のタイミング')).toBeVisible();
  await expectAccessible(page, 'the page of the sandbox');
  await page.getByRole('button', { name: '承認されなかったことにする' }).click();
  await expect(page.getByText('お支払いが完了しませんでした。', { exact: false })).toBeVisible();
  await expectAccessible(page, 'payment, declined');
  await pay(page);
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  await expectAccessible(page, 'completion');
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  const place = page.getByRole('listitem').filter({ hasText: `${LONG_NAME} 1部（30枚）` });
  await expect(place).toBeVisible();
  await expectAccessible(page, 'order, paid');
  await showTwentyDestinations(page);
  await page.reload();
  await expect(page.getByText('お届け先（20か所）')).toBeVisible();
  await expectAccessible(page, 'order to twenty places');
  await page.unrouteAll();
  await page.getByRole('link', { name: '領収書' }).click();
  await expect(page.getByRole('article').getByText(`${LONG_NAME} 様`)).toBeVisible();
  await expectAccessible(page, 'receipt');
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'cancel');
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await expect(page.getByText('返金の手続き中').or(page.getByText('返金済み')).first()).toBeVisible();
  await expectAccessible(page, 'order, cancelled');
});

/** The order's page is shown as if its parcel went to twenty places. */
async function showTwentyDestinations(page: Page): Promise<void> {
  await page.route('**/api/order/*', async (route) => {
    const answer = await (await route.fetch()).json();
    const { destinations } = answer.order;
    answer.order.destinations = Array.from({ length: 20 }, () => destinations[0]);
    await route.fulfill({ json: answer });
  });
}

test('axe finds nothing on an order to twenty places', async ({ page }) => {
  await sendCardsToTwentyPlaces(page);
  await arriveAtCustomer(page);
  for (let friend = 1; friend <= 19; friend += 1) {
    await call(page, '/api/contact/create', {
      ...{ zip: friend === 3 ? '1000101' : '1060032', state: '東京都', address1: '港区六本木1-2-3' },
      ...{
        address2: '六本木グランドテラスノースタワー弐番館1205号室',
        name_last: '勅使河原',
        honorific: '様',
      },
      ...{ name_first: `龍之介${friend}`, joint_names: [], birthday: '' },
    });
  }
  await page.reload();
  await typeCustomer(page);
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(19);
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check();
  await expectAccessible(page, 'twenty places, the picker');
  await dialog(page)
    .getByRole('button', { name: /件選択/ })
    .click();
  await expect(page.getByText('20か所（20か所まで）', { exact: false })).toBeVisible();
  await expectAccessible(page, 'twenty places');
});

test('axe finds nothing on fifty orders, nor where there are none', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.goto('/member/orders');
  await expect(page.getByText('ご注文はまだありません。', { exact: false })).toBeVisible();
  await expectAccessible(page, 'no orders');
  await page.goto('/jp/apps/postcard/create/sender');
  await finishBook(page);
  const book_code = /T0021\/([^/]+)\/customer/.exec(page.url())?.[1] ?? '';
  const hanako = {
    ...{ name: LONG_NAME, kana: 'テシガワラ リュウノスケ', zip: '1060032', state: '東京都' },
    ...{ address1: '港区六本木1-2-3', address2: '', tel: '03-1234-5678', birthday: '' },
    email: 'hanako@example.jp',
  };
  const body = { ...hanako, destinations: [{ ...hanako, quantity: 2 }], book_code };
  // An order that the next one replaces is not listed; one that is cancelled is.
  for (let order = 0; order < 50; order += 1) {
    const { code: order_code } = await call<{ code: string }>(page, '/api/order/create', body);
    await call(page, '/api/order/cancel', { order_code });
  }
  await page.goto('/member/orders');
  await expect(page.getByText(/1／3ページ/)).toBeVisible();
  await expectAccessible(page, 'fifty orders');
});

test('axe finds nothing on what the law asks for', async ({ page }) => {
  for (const path of ['/info/commerce/', '/info/terms/app/', '/info/privacy/app/']) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});

/** What a desk calendar offers: stands, one of which is sold out, and parcels that are split (spec §3, §9). */
async function offerStands(page: Page): Promise<void> {
  await page.route('**/api/product/list', async (route) => {
    const list = await (await route.fetch()).json();
    const calendar = list.products.find(({ code }: { code: string }) => code === 'T0018');
    for (const product of list.products) {
      const { deliveryTypes, destinationNotice } = calendar.order;
      Object.assign(product.order, { deliveryTypes, destinationNotice });
    }
    await route.fulfill({ json: list });
  });
}

test('a delivery that is sold out says so and cannot be chosen', async ({ page }) => {
  await offerStands(page);
  await arriveAtCustomer(page);
  await expect(page.getByText('ご注文いただけません')).toBeVisible();
  await expect(page.getByRole('radio', { name: /プレミアムスタンド/ })).toBeDisabled();
  await expect(page.getByText('1つの荷物に入るのは4部までです。')).toBeVisible();
  await expectAccessible(page, 'stands');
});

/** The share of the window's height that sticky elements take that are wider than half of it. */
const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect();
      const sticks = getComputedStyle(element).position === 'sticky' && box.width > innerWidth / 2;
      return sticks ? box.height : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** How wide check boxes and radio buttons are, each width once, px. */
const tickSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const ticks = [...document.querySelectorAll('main :is([type="checkbox"], [type="radio"])')];
    return [...new Set(ticks.map((tick) => Math.round(tick.getBoundingClientRect().width)))];
  });

test('on a desk each day of the way stands on one line with its name, and ticks grow with the text', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  const days = page.locator('dl', { hasText: '発送' }).locator('> div');
  await expect(days).toHaveCount(3);
  for (const rootFont of ['100%', '200%']) {
    await enlarged(page, { width: 1280, height: 900, rootFont }, async () => {
      const lines = await days.evaluateAll((all) =>
        all.map((day) => {
          const words = document.createRange();
          words.selectNodeContents(day);
          const middles = [...words.getClientRects()].map(({ top, height }) => top + height / 2);
          const line = Number.parseFloat(getComputedStyle(day).lineHeight);
          return Math.max(...middles) - Math.min(...middles) < line / 2 ? 1 : 2;
        }),
      );
      expect.soft(lines, rootFont).toEqual([1, 1, 1]);
      expect.soft(await tickSizes(page), rootFont).toEqual([rootFont === '100%' ? 22 : 44]);
    });
  }
});

test('on a small phone each step leaves three quarters of the window to what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const expectRoom = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    const share = await stuckShare(page);
    expect.soft(share, String(name)).toBeGreaterThan(0);
    expect.soft(share, String(name)).toBeLessThanOrEqual(0.25);
  };
  await becomeMember(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await expectRoom('宛名面の入力へ進む');
  await pickPhoto(page, {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraJpeg({ width: 2400, height: 1800 }),
  });
  await acceptCrop(page);
  await askForAddresses(page);
  await page.getByLabel('姓', { exact: true }).fill('一二三四五六七八');
  await expect(page.getByRole('button', { name: '確認が1件' })).toBeVisible();
  await expectRoom('宛先の選択へ進む');
  await expectReadableEnlarged(page, 'a name that is too long');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByLabel('姓', { exact: true }).fill('');
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await expectRoom('確認へ進む');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectRoom('注文');

  // On a tablet with large text, what is in the parcel has the width of its page.
  const summary = page.locator('section[aria-labelledby=summary]');
  const part = await enlarged(page, { width: 820, height: 1180, rootFont: '200%' }, () =>
    summary.evaluate((all) => (all.firstElementChild?.clientWidth ?? 0) / all.clientWidth),
  );
  expect(part).toBe(1);
  const narrow = { width: 320, height: 568, rootFont: '200%' };
  expect(await enlarged(page, narrow, () => tickSizes(page)), 'its words keep their room').toEqual([22]);
  const backLeft = await enlarged(page, narrow, () =>
    page.getByText('もどる', { exact: true }).evaluate((back) => {
      const words = document.createRange();
      words.selectNodeContents(back);
      const heading = document.querySelector('h1')?.getBoundingClientRect();
      return words.getBoundingClientRect().left - (heading?.left ?? 0);
    }),
  );
  expect(Math.round(backLeft), 'px from where other words begin').toBe(0);

  await page.setViewportSize({ width: 320, height: 568 });
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await typeCustomer(page);
  await expectRoom('最終確認へ進む');
  await proceed(page);
  await expectRoom(/円を支払う$/);
  await payOnSandbox(page);

  await page.goto('/member/orders');
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row).toBeVisible();
  const over = await enlarged(page, { width: 375, height: 812, rootFont: '200%' }, () =>
    row.evaluate((item) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      const right = Math.max(...[...words.getClientRects()].map((box) => box.right));
      return Math.round(right - item.getBoundingClientRect().right);
    }),
  );
  expect(over, 'px into the margin').toBeLessThanOrEqual(0);
});
