import { expect, type Locator, type Page } from '@playwright/test';
import { becomeMember, mailedPin, newEmail, PASSWORD } from './member.ts';
import { cameraJpeg } from './photos.ts';

/* Steps of a customer, whose buttons and fields are found by the words that a customer reads. */

export const CREATE = '/jp/apps/postcard/create/';

type PhotoFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A message where it is shown: a hidden live region has the same words for screen readers. */
export const message = (page: Page, words: string | RegExp): Locator =>
  page.locator('[data-tone]').getByText(words, { exact: false });

/**
 * Goes from the page of all kinds of designs to that of the first kind, and waits for it: the page before has links to
 * designs as well, and a press on one of them is lost where that page goes in the same moment.
 */
export async function openFirstKind(
  page: Page,
  press = (target: Locator): Promise<void> => target.click(),
): Promise<void> {
  await press(page.locator('main a[href*="/kit/"]').first());
  await expect(page.getByRole('navigation', { name: 'デザインの種類' })).toBeVisible();
}

/** Chooses the first design of a group and arrives at the photo step. */
export async function chooseDesign(page: Page, groupId = 10): Promise<void> {
  await page.goto(`${CREATE}kit/${groupId}`);
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
}

/** The house-moving card whose name can be written, behind its first warning. */
export async function chooseMovingCard(page: Page): Promise<void> {
  await page.goto(`${CREATE}kit/60`);
  await page
    .getByRole('link', { name: /線画の家並み/ })
    .first()
    .click();
  await dismissFirstWarning(page);
}

/** The device writes a moment after a person has changed something; the page says when it is done. */
export const untilKept = (page: Page): Promise<void> =>
  expect(page.getByText('この端末に保存済み').or(page.getByText('このタブに保存済み'))).toBeVisible();

/** Loads the page again, once everything that was done on it is kept. */
export async function reloadKept(page: Page): Promise<void> {
  await untilKept(page);
  await page.reload();
}

/** The warning of the first entry (spec §2) waits for its answer. */
export const dismissFirstWarning = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'わかりました' }).click();

export const pickPhoto = (page: Page, photo: PhotoFile | PhotoFile[] | string): Promise<void> =>
  page.locator('input[type=file]').first().setInputFiles(photo);

/** The photo under its frame. */
export const cropStage = (page: Page): Locator => page.getByRole('slider', { name: '写真の位置' });

/** A device reads many large photos one after the other: a minute and more where it is busy. */
const READ_WITHIN_MS = 120_000;

/** Waits until so many of the picked photos have their places. */
export const expectPhotosChosen = (page: Page, count: number, picked = count): Promise<void> =>
  expect(page.getByText(`${picked}枚のうち${count}枚を選びました`)).toBeVisible({ timeout: READ_WITHIN_MS });

/** The crop dialog opens by itself; OK takes the position as it is. */
export async function acceptCrop(page: Page): Promise<void> {
  await expect(cropStage(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

export async function askForAddresses(page: Page): Promise<void> {
  await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
}

/** The PIN of the newest mail to `email`, once it is asked for. */
export async function pinFromInbox(page: Page, email: string): Promise<string> {
  await expect(page.getByLabel('認証コード')).toBeVisible();
  return mailedPin(page, email);
}

export async function typeSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByLabel('に同意します').check();
  await page.getByRole('button', { name: '登録へ進む' }).click();
}

/** Signs up in the dialog that the photo step opens, with the PIN of the mail. */
export async function signUpInDialog(page: Page, email = newEmail()): Promise<string> {
  await page.getByRole('tab', { name: '初めての方' }).click();
  await typeSignUp(page, email);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('新規登録が完了しました。注文手続きを再開します。')).toBeVisible();
  await page.getByRole('button', { name: '手続きにもどる' }).click();
  return email;
}

/** In the open dialog: to the provider of the sandbox, in under the name given, and back. */
export async function signInWithAu(page: Page, name: string, isSubscriber = false): Promise<void> {
  await page.getByLabel('に同意します').check();
  await page.getByRole('button', { name: 'auで続ける' }).click();
  await expect(page.getByLabel('名前')).toBeVisible();
  const window = page.viewportSize();
  if (window) await page.setViewportSize({ width: 375, height: 812 });
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(wide, 'the sign-in of the sandbox sticks out').toBeLessThanOrEqual(0);
  if (window) await page.setViewportSize(window);
  await page.getByLabel('名前').fill(name);
  if (isSubscriber) await page.getByLabel('スマートパスの会員').check();
  await page.getByRole('button', { name: 'ログインする' }).click();
}

export type Person = {
  readonly last: string;
  readonly first: string;
  readonly zip: string;
  /** Street number, after what the zip fills in. */
  readonly rest: string;
  readonly building?: string;
};

/** Types an address as a person does: the zip fills prefecture and town, the rest is typed behind it. */
export async function typeAddress(form: Locator, person: Person): Promise<void> {
  await form.getByLabel('姓', { exact: true }).first().fill(person.last);
  await form.getByLabel('名', { exact: true }).first().fill(person.first);
  await form.getByLabel('郵便番号', { exact: true }).fill(person.zip);
  await expect(form.getByLabel('住所1', { exact: true })).not.toHaveValue('');
  const town = await form.getByLabel('住所1', { exact: true }).inputValue();
  await form.getByLabel('住所1', { exact: true }).fill(`${town}${person.rest}`);
  if (person.building) await form.getByLabel('住所2', { exact: true }).fill(person.building);
}

/** From an empty browser to the sender page, with a photo and as a new member, whose e-mail it returns. */
export async function arriveAtSender(page: Page, photo: PhotoFile | string): Promise<string> {
  const email = await becomeMember(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await pickPhoto(page, photo);
  await acceptCrop(page);
  await askForAddresses(page);
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
  return email;
}

/** From an empty browser to the page of the recipients, with a photo and a sender. */
export async function arriveAtRecipients(page: Page, last = '山田'): Promise<void> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await typeAddress(page.getByRole('main'), { last, first: '一郎', zip: '1500001', rest: '5-6-7' });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
}

export async function addRecipientByHand(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: '宛先を入力' }).click();
  await typeAddress(dialog(page), person);
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** On the page that imports: takes in a CSV file of these lines, the first of them its header. */
export async function importCsv(page: Page, rows: readonly string[]): Promise<void> {
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.locator('[data-part=address-file]').setInputFiles(file);
  await page.getByRole('button', { name: `${rows.length - 1}人を読み込む` }).click();
  await expect(page.getByText('読み込みが終わりました')).toBeVisible();
}
