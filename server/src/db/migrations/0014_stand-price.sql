ALTER TABLE "shop_order" ADD COLUMN "stand_yen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_stand" CHECK ("shop_order"."stand_yen" >= 0);