ALTER TABLE "budget" RENAME TO "rate_limit";--> statement-breakpoint
ALTER INDEX "budget_pkey" RENAME TO "rate_limit_pkey";--> statement-breakpoint
ALTER INDEX "budget_ends_at_index" RENAME TO "rate_limit_ends_at_index";--> statement-breakpoint
-- The release before counts through it; dropped one release later.
CREATE VIEW "budget" AS SELECT "key", "used", "ends_at" FROM "rate_limit";
