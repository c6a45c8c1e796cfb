ALTER TABLE "shop_order" ADD COLUMN "draft_code" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "draft_revision" integer;