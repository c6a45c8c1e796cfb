import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { campaign, campaignTicket } from '../../db/tables/coupon.ts';

export type CampaignRow = typeof campaign.$inferSelect;

/** The campaign of a ticket that nobody has used, locked until the transaction ends; null for any other code. */
export async function lockCampaignByTicket(db: Database, codeHash: string): Promise<CampaignRow | null> {
  const rows = await db
    .select({ campaign })
    .from(campaignTicket)
    .innerJoin(campaign, eq(campaign.code, campaignTicket.campaignCode))
    .where(and(eq(campaignTicket.codeHash, codeHash), isNull(campaignTicket.orderCode)))
    .for('update', { of: campaignTicket });
  return rows[0]?.campaign ?? null;
}

export const redeemTicket = async (db: Database, codeHash: string, orderCode: string): Promise<void> => {
  await db.update(campaignTicket).set({ orderCode }).where(eq(campaignTicket.codeHash, codeHash));
};

/** A cancelled order gives its ticket back. */
export const releaseTicket = async (db: Database, orderCode: string): Promise<void> => {
  await db.update(campaignTicket).set({ orderCode: null }).where(eq(campaignTicket.orderCode, orderCode));
};

export const insertCampaign = async (db: Database, row: typeof campaign.$inferInsert): Promise<void> => {
  await db.insert(campaign).values(row);
};

export const insertTickets = async (
  db: Database,
  rows: readonly (typeof campaignTicket.$inferInsert)[],
): Promise<void> => {
  await db.insert(campaignTicket).values([...rows]);
};
