import { CUT_MARGIN_PT, dayInTokyo, type Kit, type PlainDate, POSTCARD_ITEM_PT } from '@fumi/domain';
import { preflight } from '@fumi/print/pdf';
import { expect, test } from 'vitest';
import { catalogue, finishBook, someone } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import { renderPressFile } from './press.service.ts';

const { context, clock, signedUpMember } = await testApp();
type Browser = Awaited<ReturnType<typeof signedUpMember>>;

const { kits, tagGroups } = catalogue(context);
const today = dayInTokyo(clock.nowMs());

/** A day on which a design can be ordered: today, or the first day of its season. */
function dayFor(kit: Kit): PlainDate {
  const startDate = tagGroups.find(({ id }) => id === kit.themeId)?.startDate ?? today;
  return startDate > today ? startDate : today;
}

/** So many books a member may begin within the hour. */
const BOOKS_OF_A_MEMBER = 20;
const clients = new Map<string, Browser>();

/** A member of the day, with the clock at its noon. */
async function clientOn(day: PlainDate, at: number): Promise<Browser> {
  const key = `${day} ${Math.floor(at / BOOKS_OF_A_MEMBER)}`;
  clock.set(Date.parse(`${day}T12:00:00+09:00`));
  const client = clients.get(key) ?? (await signedUpMember());
  clients.set(key, client);
  return client;
}

const wanted = {
  conformance: 'X-4',
  pageCount: 60,
  widthPt: POSTCARD_ITEM_PT.width,
  heightPt: POSTCARD_ITEM_PT.height,
  bleedPt: CUT_MARGIN_PT,
} as const;

test('there are the sixty designs and more that the shop promises', () => {
  expect(kits.length).toBeGreaterThanOrEqual(60);
});

/** A fourth of them, unless FUMI_FULL is 1. */
const inSeason = kits
  .toSorted((a, b) => dayFor(a).localeCompare(dayFor(b)))
  .filter((_, at) => process.env.FUMI_FULL === '1' || at % 4 === 0);

test.each(inSeason.map((kit, at) => [kit.id, kit.label, kit, at] as const))(
  'design %i, %s, becomes a press file in which nothing is found',
  async (_id, _label, kit, at) => {
    const code = await finishBook(await clientOn(dayFor(kit), at), context, {
      kit,
      sender: someone('佐藤'),
      recipients: [someone('髙橋', '一郎')],
    });
    await renderPressFile(context, code);
    const pdf = await context.storage.get(`press/${code}.pdf`);
    expect(pdf && preflight(pdf, wanted)).toEqual([]);
  },
);
