import type { Database, Transaction } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { campaign, campaignTicket } from '../../db/tables/coupon.ts';

export type CampaignRow = typeof campaign.$inferSelect;

/** A ticket's campaign, and the order that used the ticket up. */
type Ticket = { readonly campaign: CampaignRow; readonly orderCode: string | null };

const ticketRows = (db: Database | Transaction, codeHash: string) =>
  db
    .select({ campaign, orderCode: campaignTicket.orderCode })
    .from(campaignTicket)
    .innerJoin(campaign, eq(campaign.code, campaignTicket.campaignCode))
    .where(eq(campaignTicket.codeHash, codeHash));

/** Null for a code that no campaign has given out. */
export const findTicket = async (db: Database | Transaction, codeHash: string): Promise<Ticket | null> =>
  (await ticketRows(db, codeHash))[0] ?? null;

/** The ticket, locked until the transaction ends, so that its code works once. */
export const lockTicket = async (tx: Transaction, codeHash: string): Promise<Ticket | null> =>
  (await ticketRows(tx, codeHash).for('update', { of: campaignTicket }))[0] ?? null;

export const redeemTicket = async (tx: Transaction, codeHash: string, orderCode: string): Promise<void> => {
  await tx.update(campaignTicket).set({ orderCode }).where(eq(campaignTicket.codeHash, codeHash));
};

/** A cancelled order gives its ticket back. */
export const releaseTicket = async (tx: Transaction, orderCode: string): Promise<void> => {
  await tx.update(campaignTicket).set({ orderCode: null }).where(eq(campaignTicket.orderCode, orderCode));
};

export const listCampaigns = (db: Database | Transaction): Promise<CampaignRow[]> =>
  db.select().from(campaign).orderBy(asc(campaign.startsOn), asc(campaign.code));

export const findCampaign = async (db: Database | Transaction, code: string): Promise<CampaignRow | null> =>
  (await db.select().from(campaign).where(eq(campaign.code, code)))[0] ?? null;

export const insertCampaign = async (
  db: Database | Transaction,
  row: typeof campaign.$inferInsert,
): Promise<void> => {
  await db.insert(campaign).values(row);
};

export const insertTickets = async (
  db: Database | Transaction,
  rows: readonly (typeof campaignTicket.$inferInsert)[],
): Promise<void> => {
  await db.insert(campaignTicket).values([...rows]);
};
