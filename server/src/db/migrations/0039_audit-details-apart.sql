INSERT INTO "audit_details" ("audit_id", "at", "origin", "before", "after")
SELECT "id", "at", "origin", "before", "after" FROM "audit" WHERE "origin" <> '' OR "before" IS NOT NULL OR "after" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" DROP COLUMN "origin";--> statement-breakpoint
ALTER TABLE "audit" DROP COLUMN "before";--> statement-breakpoint
ALTER TABLE "audit" DROP COLUMN "after";