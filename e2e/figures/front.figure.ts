import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { CREATE } from '../support/flow.ts';
import { freePort } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { figureOf, median } from './figure.ts';

/*
 * The shop front as Lighthouse sees it: a phone, throttled by the browser's own means, nine runs a page. LCP and TBT
 * stand beside those of the same page without JavaScript, in turn with it, so that the machine's noise is in both.
 * The shop does nothing else meanwhile (`DRAWING=asked`).
 */

const figure = figureOf('front');
const RUNS = 9;
const PAGES = [
  ['front page', '/'],
  ['postcard root', '/jp/apps/postcard/'],
  ['design list', `${CREATE}kit/10`],
] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PHONE = {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
  },
} satisfies Config;
const WITHOUT_SCRIPTS = {
  ...PHONE,
  settings: { ...PHONE.settings, onlyCategories: ['performance'], blockedUrlPatterns: ['*.js', '*.mjs'] },
} satisfies Config;

const value = (lhr: Result, audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;

const MOST_TRIES = 3;

/** A run on a busy machine may miss the page's paint: it says nothing of the page, and is taken again. */
async function run(url: string, port: number, config: Config): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' }, config);
    if (result && Number.isFinite(value(result.lhr, 'largest-contentful-paint'))) return result.lhr;
  }
  throw new Error(`Lighthouse has seen no paint of ${url} in ${MOST_TRIES} runs.`);
}

const percent = (lhr: Result, category: string): number =>
  Math.round((lhr.categories[category]?.score ?? 0) * 100);
/** The median, and below it each run in the order in which it was taken. */
function figureOfRuns(name: string, values: readonly number[], unit: string): void {
  figure(`${name}, median of ${values.length}`, median(values), unit);
  process.stdout.write(`       ${values.map((one) => +one.toFixed(2)).join('  ')}\n`);
}

/** What keeps a page from 100, for whoever reads the figures. */
const failures = (lhr: Result): string[] =>
  Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);

for (const [name, path] of PAGES) {
  test(`Lighthouse: ${name}`, async ({ shop, launchOptions }) => {
    test.setTimeout(1_800_000);
    const port = await freePort();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    const full: Result[] = [];
    const bare: Result[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      full.push(await run(`${shop.url}${path}`, port, PHONE));
      bare.push(await run(`${shop.url}${path}`, port, WITHOUT_SCRIPTS));
    }
    await browser.close();
    for (const category of CATEGORIES) {
      figureOfRuns(
        `${name}: ${category}`,
        full.map((lhr) => percent(lhr, category)),
        'of 100',
      );
    }
    const values = (runs: readonly Result[], audit: string): number[] => runs.map((lhr) => value(lhr, audit));
    const lcp = values(full, 'largest-contentful-paint');
    const bareLcp = values(bare, 'largest-contentful-paint');
    figureOfRuns(`${name}: LCP`, lcp, 'ms');
    figureOfRuns(`${name}: LCP without JavaScript`, bareLcp, 'ms');
    figure(`${name}: LCP to that without JavaScript`, median(lcp) / median(bareLcp), 'times');
    figureOfRuns(`${name}: TBT`, values(full, 'total-blocking-time'), 'ms');
    figureOfRuns(`${name}: TBT without JavaScript`, values(bare, 'total-blocking-time'), 'ms');
    figureOfRuns(`${name}: CLS`, values(full, 'cumulative-layout-shift'), '');
    expect(full.flatMap(failures)).toEqual([]);
  });
}
