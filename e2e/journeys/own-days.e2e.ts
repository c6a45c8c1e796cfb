import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectAsPrinted, shownPages } from '../support/as-printed.ts';
import { expectAccessible } from '../support/axe.ts';
import { signUpByHand } from '../support/by-hand.ts';
import { call } from '../support/call.ts';
import { dialog, expectPhotosChosen, openFirstKind } from '../support/flow.ts';
import { keysOn } from '../support/hands.ts';
import { listen } from '../support/listener.ts';
import { awaitPressFile, readPressFile, typeIn } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

/* A family marks the days of its calendar, by keys alone (ADR 95). */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

const icsOf = (events: readonly (readonly [day: string, words: string])[]): Buffer =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap(([day, words]) => [
        ...['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${words}`, 'END:VEVENT'],
      ]),
      ...['END:VCALENDAR', ''],
    ].join('\r\n'),
  );

const chooseFile = (page: Page, buffer: Buffer): Promise<void> =>
  dialog(page)
    .locator('[data-part=ics-file]')
    .setInputFiles({ name: 'family.ics', mimeType: 'text/calendar', buffer });

/** A hieroglyph, which no typeface of the shop has. */
const UNPRINTABLE = '\u{13000}';

/** The member has a friend whose birthday is known. */
async function keepFriend(page: Page): Promise<void> {
  const friend = {
    ...{ zip: '1060032', state: '東京都', address1: '港区六本木', address2: '1-2-3' },
    ...{ name_last: '佐藤', name_first: 'はな', honorific: '様', joint_names: [], birthday: '2015/06/12' },
  };
  await call(page, '/api/contact/create', friend);
}

/** At the photo step of a desk calendar from April 2027. */
async function arrive(page: Page): Promise<void> {
  const hands = keysOn(page);
  await page.goto('/calendar/');
  await hands.press(page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).first());
  await openFirstKind(page, hands.press);
  const editions = page.getByRole('navigation', { name: 'はじまりの月と曜日' });
  await hands.press(editions.getByRole('link', { name: '2027年4月始まり・月曜始まり' }));
  await expect(page.getByRole('heading', { name: '2027年4月始まり・月曜始まり' })).toBeVisible();
  await hands.press(page.locator('a[href*="preview?"]').first());
  await hands.press(button(page, 'わかりました'));
}

test('on a page that was come to from another one the browser’s way back leads from a day to the settings, and to the page', async ({
  page,
}) => {
  await arrive(page);
  const here = page.url();
  await button(page, '記念日・暦の設定').click();
  const adding = inDialog(page, '記念日を加える');
  await adding.click();
  await expect(dialog(page).getByLabel('言葉')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(adding).toBeVisible();
  await adding.click();
  await dialog(page).getByLabel('言葉').fill('金婚式');
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'この記念日は、まだ入っていません。' });
  await question.getByRole('button', { name: '入力にもどる' }).click();
  await expect(dialog(page).getByLabel('言葉')).toHaveValue('金婚式');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '入れずに閉じる' }).click();
  await expect(adding).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(here);
});

test('a family marks its days by the keyboard alone, sees them, and has them printed', async ({
  page,
}, info) => {
  const hands = keysOn(page);
  const heard = await listen(page);
  await arrive(page);
  // Before there is a photo: a day that is typed, seen on the page, taken back and put again.
  await hands.press(button(page, '記念日・暦の設定'));
  await expect(dialog(page)).toContainText('ご家族の日を暦に印刷できます');
  await expectAccessible(page, 'the settings of a calendar without days');
  await hands.press(inDialog(page, '記念日を加える'));
  await expect(dialog(page).getByLabel('月', { exact: true }), 'the date comes first').toBeFocused();
  await hands.press(inDialog(page, '加える'));
  await expect(dialog(page)).toContainText('言葉か印の、どちらかを入れてください。');
  await expect(dialog(page).getByLabel('言葉')).toBeFocused();
  await hands.type(dialog(page).getByLabel('言葉'), '金婚式');
  await dialog(page).getByLabel('日', { exact: true }).selectOption('20');
  await hands.choose(dialog(page).getByRole('group', { name: '印' }), 'ハート');
  await expectAccessible(page, 'a day that is added');
  await hands.press(inDialog(page, '加える'));
  await expect(inDialog(page, '記念日を加える')).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveText(/4月20日.*毎年.*金婚式/);
  await expect.poll(heard).toContain('4月20日「金婚式」を加えました。');
  await hands.press(inDialog(page, 'ひとつ戻す'));
  await expect.poll(heard).toContain('ひとつ戻しました。');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  await hands.press(inDialog(page, 'できました'));
  await expect(button(page, '記念日・暦の設定')).toBeFocused();
  await hands.press(button(page, 'やり直す'));
  await hands.press(button(page, '裏面'));

  const paths = (await albumPhotos(12)).map(({ name, buffer }) => {
    writeFileSync(info.outputPath(name), buffer);
    return info.outputPath(name);
  });
  await hands.press(button(page, '表面'));
  const choosing = page.waitForEvent('filechooser');
  await hands.press(page.getByRole('button', { name: '写真を選択' }).first());
  await (await choosing).setFiles(paths);
  await expectPhotosChosen(page, 12);
  await hands.press(button(page, '表紙'));
  await hands.type(page.getByLabel('表紙の言葉'), `佐藤家の一年${UNPRINTABLE}`);
  const refused = page.getByText(`「${UNPRINTABLE}」は印刷できません`, { exact: false });
  await expect(refused).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(refused).toHaveCount(0);
  const look = page.getByRole('region', { name: '表紙の言葉の見た目' });
  await hands.choose(look.getByRole('group', { name: '大きさ' }), '小');
  await hands.choose(look.getByRole('group', { name: '大きさ' }), '大');
  await hands.choose(look.getByRole('group', { name: '書体' }), '丸ゴシック');
  await hands.choose(look.getByRole('group', { name: '大きさ' }), '標準');
  await hands.press(button(page, '元に戻す'));
  await expect(look.getByLabel('デザインのまま')).toBeChecked();
  await hands.press(button(page, 'やり直す'));
  await expect(look.getByLabel('丸ゴシック')).toBeChecked();
  await hands.choose(look.getByRole('group', { name: '大きさ' }), '大');
  await expectAccessible(page, 'the cover of a calendar with a title');
  await hands.press(button(page, '確認へ進む'));
  await hands.press(button(page, '問題ありません'));
  await signUpByHand(page, hands);
  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();

  // From the address book, and from a file of the telephone.
  await keepFriend(page);
  await hands.press(button(page, '記念日・暦の設定'));
  await hands.press(inDialog(page, '連絡帳の誕生日を入れる'));
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page, 'the birthdays of an address book');
  await hands.press(inDialog(page, '1件を入れる'));
  await expect(dialog(page)).toContainText('1件を入れました。');
  await chooseFile(
    page,
    icsOf([
      ['20270503', '運動会'],
      ['20270504', '運動会の予備日'],
      ['20270505', `${UNPRINTABLE}の日`],
      ['20290504', '次の次の年'],
    ]),
  );
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(3);
  await hands.tick(dialog(page).getByRole('checkbox', { name: '予備日' }));
  await hands.press(inDialog(page, '2件を入れる'));
  await hands.tick(dialog(page).getByRole('checkbox', { name: 'メモ用の線を入れる' }));
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await expect(dialog(page)).toContainText(`「${UNPRINTABLE}」は印刷できません`);
  await expectAccessible(page, 'the settings of a calendar with days');
  await hands.press(inDialog(page, 'できました'));
  await expect(
    page.locator('#why').getByText('記念日に直すところがあります。直すと、注文できます'),
  ).toBeVisible();
  const typed = page.getByRole('region', { name: '書いた言葉' });
  await expect(typed, 'pictures of pages are not heard').toContainText('佐藤家の一年');
  await expect(typed.locator('div').filter({ hasText: '運動会' })).toHaveText(/5月3日運動会/);
  await hands.press(button(page, '記念日・暦の設定'));
  await hands.press(inDialog(page, `2027年5月5日「${UNPRINTABLE}の日」を外す`));
  await expect(dialog(page).getByRole('button', { name: '6月12日「はなの誕生日」を外す' })).toBeFocused();
  await hands.press(inDialog(page, 'できました'));

  const shown = await shownPages(page);
  await hands.tick(page.getByRole('checkbox'));
  await hands.press(button(page, '注文'));
  // The cover, which has no layouts, cuts its upright photo.
  await hands.press(dialog(page).getByRole('button', { name: 'このまま注文する' }));
  const { bytes } = await awaitPressFile(page, 'T0018');
  const press = await readPressFile(bytes);
  // No design uses this typeface: it is in the file for the title alone.
  expect([...typeIn(bytes).faces].join()).toMatch(/maru/i);
  expect(press.texts.map((text) => text.includes('佐藤家の一年'))).toEqual(
    press.texts.map((_, page) => page === 0),
  );
  expect(press.texts.map((text) => text.includes('金婚式')).indexOf(true)).toBe(2);
  expect(press.texts.filter((text) => text.includes('はなの誕生日'))).toHaveLength(1);
  expect(press.texts.filter((text) => text.includes('運動会'))).toHaveLength(1);
  expect(press.texts.join('')).not.toContain('予備日');
  await expectAsPrinted(shown, bytes);
});

test('a calendar holds a hundred and twenty days, and says so', async ({ page }) => {
  await arrive(page);
  await button(page, '記念日・暦の設定').click();
  const days = Array.from({ length: 125 }, (_, at) => {
    const day = `2027${String(4 + (at % 9)).padStart(2, '0')}${String(1 + Math.floor(at / 9)).padStart(2, '0')}`;
    return [day, `用事${at}`] as const;
  });
  await chooseFile(page, Buffer.from('no calendar'));
  await expect(dialog(page)).toContainText('カレンダーのファイルではないようです');
  await chooseFile(page, icsOf(days));
  await inDialog(page, 'すべて選ぶ').click();
  await expect(inDialog(page, '125件を入れる')).toBeDisabled();
  await expect(dialog(page)).toContainText('入れられるのは、あと120件です。');
  for (const box of (await dialog(page).getByRole('checkbox').all()).slice(0, 5)) await box.uncheck();
  await inDialog(page, '120件を入れる').click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(120);
  await expect(dialog(page)).toContainText('120／120件');
  await expect(inDialog(page, '記念日を加える')).toBeDisabled();
  await expectAccessible(page, 'the settings of a calendar that is full');
  await page.reload();
  await button(page, '記念日・暦の設定').click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(120);
});
