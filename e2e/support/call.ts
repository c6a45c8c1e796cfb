import { expect, type Page } from '@playwright/test';

/** A call of the shop, as its own pages make it, and its answer; one that is refused fails the journey. */
export async function call<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const response = await page.request.post(path, { data, headers: { 'x-requested-with': 'fumi' } });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
