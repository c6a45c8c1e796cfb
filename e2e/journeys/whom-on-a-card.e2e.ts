import { expectAccessible } from '../support/axe.ts';
import {
  addRecipientByHand,
  arriveAtRecipients,
  arriveAtSender,
  dialog,
  typeAddress,
} from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

test('a company is typed once in the address book and stands on the card of the recipient', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 760, height: 570 });
  await arriveAtSender(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const book = await page.context().newPage();
  await book.goto('/member/contacts');
  await book.getByRole('button', { name: '宛先を追加' }).first().click();
  const form = dialog(book);
  await typeAddress(form, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await form.getByText('そのほかの情報').click();
  await form.getByLabel('会社名').fill('株式会社ふみ');
  await form.getByLabel('部署').fill('営業部');
  await form.getByLabel('役職').fill('部長');
  await expect(form.getByRole('checkbox', { name: '会社あてに出す（宛名面に印刷する）' })).toBeChecked();
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(dialog(book)).toHaveCount(0);

  await book.getByRole('button', { name: '宛先を追加' }).first().click();
  await form.getByLabel('住所2').fill('だれのものでもない番地');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form.getByText('お名前か会社名を入力してください。')).toBeVisible();
  await form.getByText('そのほかの情報').click();
  await form.getByLabel('会社名').fill('ふみ印刷');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(book.getByRole('rowheader', { name: 'ふみ印刷 御中' }), 'as on the card').toBeVisible();
  await book.close();

  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  // The sender's page has a button of that name as well.
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: /ふみ印刷 御中/ })).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: /髙橋/ }).check();
  await dialog(page).getByRole('button', { name: '1/30 件選択' }).click();
  await expect(page.getByRole('article').getByText('株式会社ふみ 営業部 部長')).toBeVisible();
});

test('two of one address are put on one card, and apart again', async ({ page }) => {
  const heard = await listen(page);
  const buffer = await cameraJpeg({ width: 760, height: 570 });
  await arriveAtSender(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  for (const first of ['太郎', '花子'])
    await addRecipientByHand(page, { last: '髙橋', first, zip: '1060032', rest: '1-2-3' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: /髙橋 太郎 様と髙橋 花子 様を1枚にまとめる/ }).click();
  // A message stays while the mouse is over it, however slow the machine.
  await page.getByRole('button', { name: '元に戻す' }).hover();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('cell', { name: '花子 様', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(heard).toContain('1枚にまとめる前に戻しました。');

  const removeBoth = async () => {
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'この宛先を削除' }).first().click();
      await page.getByRole('button', { name: '元に戻す' }).hover();
      await expect(page.getByRole('article')).toHaveCount(left);
    }
  };
  await removeBoth();
  for (const [name, count] of [
    ['花子', 1],
    ['太郎', 2],
  ] as const) {
    await expect(page.getByText(`髙橋 ${name} 様 を宛先から外しました。`)).toBeVisible();
    await page.getByRole('button', { name: '元に戻す' }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect
      .poll(async () => (await heard()).join('\n'))
      .toContain(`髙橋 ${name} 様 を宛先に戻しました。`);
  }
  await expect(page.getByRole('article').first(), 'in their order').toContainText('太郎');

  // From the address book they come together at one press, and both count as chosen.
  await removeBoth();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await dialog(page).getByRole('button', { name: '2人全員を選ぶ' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: '同じ住所の方を、連名で1枚にまとめる（2人を1枚に）' })
    .check();
  await expectAccessible(page, 'a household in the picker');
  await dialog(page).getByRole('button', { name: '1/30 件選択' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('cell', { name: '花子 様', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await expect(dialog(page).getByText('選択済み')).toHaveCount(2);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('article'), 'the browser’s way back leads to the page behind').toHaveCount(1);
});

test('who is typed a second time is asked about at both cards and once before the order', async ({
  page,
}) => {
  const heard = await listen(page);
  await arriveAtRecipients(page);
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await addRecipientByHand(page, { last: '高橋', first: '花子', zip: '1060032', rest: '1丁目2番3号' });
  await expect.poll(heard).toContain('2件をご確認ください');
  await addRecipientByHand(page, { last: '佐藤', first: '実', zip: '1040061', rest: '4-5-6' });
  const twice = '同じ方への宛先が、ほかにもあります';
  for (const [at, count] of [1, 1, 0].entries())
    await expect(page.getByRole('article').nth(at).getByText(twice)).toHaveCount(count);
  await expectAccessible(page, 'a person among the recipients twice');
  await page.getByRole('article').nth(2).getByRole('button', { name: 'この宛先を削除' }).click();
  await page.getByRole('button', { name: '元に戻す' }).hover();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  const doubts = page.getByRole('region', { name: '気になるところのあるはがき' });
  await expect(doubts.getByText(twice)).toHaveCount(2);
  // The passing message of the page before is gone, and covers nothing here.
  await expect(page.getByText('宛先から外しました', { exact: false })).toHaveCount(0);
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'このまま注文する' }).click();
  await page.waitForURL(/\/customer$/);
});
