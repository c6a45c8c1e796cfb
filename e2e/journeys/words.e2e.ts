import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { enlarged } from '../support/enlarged.ts';
import {
  acceptCrop,
  askForAddresses,
  CREATE,
  dialog,
  dismissFirstWarning,
  pickPhoto,
  reloadKept,
  typeAddress,
} from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { becomeMember } from '../support/member.ts';
import { confirmContents, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile, pressPicture, readPressFile } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

/* A card without the name of who died, or without the new address, cannot be sent. */

async function chooseKit(page: Page, groupId: number, label: string): Promise<void> {
  await becomeMember(page);
  await page.goto(`${CREATE}kit/${groupId}`);
  await page
    .getByRole('link', { name: new RegExp(label) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
}

/** From the written words to the recipients, as a new member; who signs them need not do so again. */
async function goToRecipients(page: Page) {
  await askForAddresses(page);
  await expect(page.getByText('表面にお名前やご住所が入っている')).toBeVisible();
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
}

async function goToConfirm(page: Page) {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
}

/** Somebody is told something on the picture side of their card alone; what has no room there is said at once. */
async function tellOne(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: '宛先を入力' }).click();
  await typeAddress(dialog(page), { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  const line = dialog(page).getByLabel('ひとこと 1行目');
  await line.fill('🐑');
  await dialog(page).getByRole('radio', { name: '表面（写真の面）' }).check();
  await expect(dialog(page).getByText('表面のひとこと：「🐑」は印刷できません。')).toBeVisible();
  await line.fill(comment);
  await expect(dialog(page).getByText('表面のひとこと：')).toHaveCount(0);
  await expect(dialog(page).getByRole('img', { name: /へのひとことが入った表面の仕上がり/ })).toBeVisible();
  await expectAccessible(page, 'a comment for the picture side');
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
}

async function pressFile(page: Page) {
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  return awaitPressFile(page, 'T0021');
}

test('a mourning card says who died, and from whom it comes', async ({ page }, info) => {
  const heard = await listen(page);
  await chooseKit(page, 30, '白菊');
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 568 });
  const [names, place] = [page.getByText('＋お名前'), page.getByText('＋住所・連絡先')];
  const [left, right] = [await names.boundingBox(), await place.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0), 'one label lies over the other').toBeLessThan(right?.x ?? 0);
  await page.setViewportSize(window);
  await page.getByRole('button', { name: '本文を書き直す' }).click();
  await expect(dialog(page)).toBeVisible();
  const notice = page.getByLabel('本文', { exact: true });
  await expect(notice).toBeFocused();
  const phrases = page.getByRole('button', { name: '文例から選ぶ' });
  await phrases.press('Enter');
  await expect(page.getByRole('heading', { name: '文例' })).toBeFocused();
  await page.getByRole('button', { name: '自分で書く' }).press('Enter');
  await expect(phrases).toBeFocused();
  await phrases.press('Enter');
  await page.keyboard.press('Escape');
  await expect(phrases, 'the words are still open').toBeFocused();
  await phrases.press('Enter');
  await page.getByRole('button', { name: '基本の挨拶' }).click();
  await expect(phrases).toBeFocused();
  await phrases.press('Enter');
  await page.getByRole('button', { name: '基本の挨拶' }).press('Enter');
  await expect.poll(heard).toContain('カードの文面を入れかえました。');
  await expect(page.getByLabel('続柄', { exact: true })).toBeFocused();
  await page.getByLabel('続柄', { exact: true }).selectOption('父');
  const deceased = page.getByLabel('亡くなった方のお名前', { exact: true });
  await deceased.fill('太🐑郎');
  await expect(deceased).toHaveAccessibleDescription(/「🐑」は印刷できません/);
  await deceased.fill('太郎');
  await expect(deceased).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('亡くなった月', { exact: true }).selectOption('2026-10');
  const age = page.getByLabel('年齢', { exact: true });
  await age.pressSequentially('八十二歳');
  await expect(age, 'nothing is cut').toHaveValue('八十二歳');
  await expect(notice).toHaveValue(/八十二歳にて/);
  await age.fill('八十くらい');
  await expect(age).toHaveAccessibleDescription(/年齢は、1から120までの数字で入力してください。/);
  await age.fill('８２');
  await expect(age).not.toHaveAttribute('aria-invalid', 'true');
  await expect(notice).toHaveValue(/^父 太郎が 本年十月に 八十二歳にて\n永眠いたしました/);
  await notice.fill(`${await notice.inputValue()}\n拝啓`);
  await expect(page.getByText('「拝啓」は、喪中のはがきでは使わない言葉です。')).toBeVisible();
  const undo = dialog(page).getByRole('button', { name: '元に戻す' });
  await undo.click();
  await undo.click();
  await expect(age, 'the fields say what the card says').toHaveValue('');
  await expect(deceased, 'each field is a step').toHaveValue('太郎');
  await expect(notice).toHaveValue(/^父 太郎が 本年十月に\n?永眠いたしました/);
  await age.fill('82');
  await page.getByLabel('お名前', { exact: true }).fill('山田 一郎\n花子');
  await page.getByLabel('住所・連絡先', { exact: true }).fill('〒100-0001\n東京都千代田区千代田1-2-3');
  await expectAccessible(page, 'the words of a mourning card');

  await page.getByLabel('喪中のあいさつ', { exact: true }).fill('🐑');
  await expect(dialog(page).getByText('「🐑」は印刷できません。別の文字にしてください。')).toBeVisible();
  await page.getByRole('button', { name: '喪中のあいさつをもとの文面に戻す' }).click();
  await expect(page.getByLabel('喪中のあいさつ', { exact: true }), 'the button goes').toBeFocused();
  await expect(page.getByText('「🐑」は印刷できません。')).toHaveCount(0);
  await page.getByRole('button', { name: 'できました' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: '本文を書き直す' }).click();
  await expect(deceased, 'what was filled in is still there to be changed').toHaveValue('太郎');
  await deceased.fill('次郎');
  await undo.press('Enter');
  await expect(deceased).toHaveValue('太郎');
  await expect(undo).toBeFocused();
  await expect.poll(heard).toContain('元に戻しました。これより前はありません。');
  await page.getByRole('button', { name: 'できました' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await reloadKept(page);
  await goToRecipients(page);
  await tellOne(page, '寒さに向かいます折 ご自愛ください');
  await page.reload();
  await goToConfirm(page);
  const fronts = page.getByRole('region', { name: '表面のひとこと' });
  await expect(fronts.getByRole('img', { name: /髙橋 花子 様へのひとこと/ })).toBeVisible();
  await expect(fronts.getByRole('listitem')).toContainText('宛先 1／30 髙橋 花子 様');
  const typed = page.getByRole('region', { name: '書きかえた文面' });
  await expect(typed).toContainText('父 太郎が 本年十月に 八十二歳にて');
  await expectAccessible(page, 'the typed words before the order');
  const { bytes } = await pressFile(page);
  const press = await readPressFile(bytes);
  for (const front of [0, 2, 58]) {
    expect(press.texts[front]).toContain('父太郎が本年十月に八十二歳にて永眠いたしました');
    expect(press.texts[front]).toContain('喪中につき年末年始のご挨拶を');
    expect(press.texts[front]).toContain('山田一郎');
  }
  const told = press.texts.map((text) => text.includes('ご自愛ください'));
  expect(told.indexOf(true)).toBe(0);
  expect(told.lastIndexOf(true)).toBe(0);
  await info.attach('front', { body: await pressPicture(bytes, 0), contentType: 'image/jpeg' });

  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  const next = await page.context().newPage();
  await next.goto(page.url());
  await page.close();
  await next.getByRole('link', { name: '作品を直す' }).click();
  await expect(
    next.getByRole('region', { name: '表面のひとこと' }).getByRole('listitem'),
    'mended in another tab it is for the same person, and says the same',
  ).toContainText('宛先 1／30 髙橋 花子 様');
});

test('a moving card says the new address; what has no room holds the order', async ({ page }, info) => {
  await chooseKit(page, 60, '線画の家並み');
  await page.getByRole('button', { name: '文面を書く' }).click();
  const card = dialog(page).getByRole('img').first();
  for (const font of [{ settingPx: 32 }, { rootFont: '200%' }])
    await enlarged(page, { width: 820, height: 1180, ...font }, async () => {
      expect((await card.boundingBox())?.width, JSON.stringify(font)).toBeGreaterThan(300);
    });
  const done = page.getByRole('button', { name: 'できました' });
  await enlarged(page, { width: 320, height: 568, rootFont: '200%' }, async () => {
    await done.click();
    await page.getByRole('button', { name: '文面を書く' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(done, 'the buttons cover two fifths of the window').not.toBeInViewport();
  });
  const address = page.getByLabel('新しい住所', { exact: true });
  await enlarged(page, { width: 640, height: 450 }, async () => {
    await dialog(page).getByRole('textbox').first().focus();
    for (let field = 1; field < 5; field += 1) {
      await page.keyboard.press('Tab');
      const isSeen = await page.evaluate(() => {
        const { x, y, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const seen = document.elementFromPoint(x + width / 2, y + 4);
        return seen !== null && document.activeElement?.contains(seen);
      });
      expect(isSeen, `field ${field} is seen, not the card above it`).toBe(true);
    }
  });
  const unfinished = page.getByText('住所に、郵便番号か番地がないようです。');
  await expect(unfinished, 'nothing is doubted of what nobody has typed').toHaveCount(0);
  await address.fill('東京都渋谷区神宮前');
  await expect(unfinished).toBeVisible();
  await address.fill(
    ['〒150-0001', ...Array.from({ length: 3 }, () => '東京都渋谷区神宮前'.repeat(4))].join('\n'),
  );
  await expect(dialog(page).getByText('入りきらないので', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'できました' }).click();
  await expect(page.getByText('文面の「新しい住所」：入りきらないので', { exact: false })).toBeVisible();
  await goToRecipients(page);
  await goToConfirm(page);
  await expect(page.getByRole('link', { name: '文面を直す' }).first()).toBeVisible();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '文面を直す' }).first().click();
  await expect(address, 'what was complained about').toBeFocused();
  await address.fill('〒150-0001\n東京都渋谷区神宮前1-2-3 メゾン神宮前101');
  await page.getByLabel('お名前', { exact: true }).fill('山田 一郎・花子');
  await page.getByRole('button', { name: 'できました' }).click();
  // Only words were mended: of the photo nothing is asked again.
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  const { bytes } = await pressFile(page);
  const press = await readPressFile(bytes);
  expect(press.texts[0]).toContain('〒150-0001東京都渋谷区神宮前1-2-3メゾン神宮前101');
  expect(press.texts[0]).toContain('転居のお知らせ');
  await info.attach('front', { body: await pressPicture(bytes, 0), contentType: 'image/jpeg' });
});
