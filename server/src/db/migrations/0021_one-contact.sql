ALTER TABLE "contact" ADD COLUMN "kana_last" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "kana_first" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "mourning_until" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "contact" SET
	"kana_last" = "detail"."kana_last",
	"kana_first" = "detail"."kana_first",
	"company" = "detail"."company",
	"department" = "detail"."department",
	"title" = "detail"."title",
	"groups" = "detail"."groups",
	"note" = "detail"."note",
	"mourning_until" = "detail"."mourning_until",
	"history" = "detail"."history"
FROM "contact_detail" AS "detail" WHERE "detail"."contact_code" = "contact"."code";--> statement-breakpoint
DROP TABLE "contact_detail" CASCADE;
