CREATE TABLE "daily_close" (
	"day" date NOT NULL,
	"revision" smallint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"figures" jsonb NOT NULL,
	"waste_note" text NOT NULL,
	CONSTRAINT "daily_close_day_revision_pk" PRIMARY KEY("day","revision"),
	CONSTRAINT "daily_close_revision" CHECK ("daily_close"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reprint" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_paid_at_index" ON "shop_order" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_taken" ON "payment" USING btree (coalesce(taken_at, settled_at));--> statement-breakpoint
CREATE INDEX "refund_settled_at_index" ON "refund" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "reprint_asked_at_index" ON "reprint" USING btree ("asked_at");
--> statement-breakpoint
UPDATE "payment" SET "taken_at" = coalesce(
	(SELECT "shop_order"."paid_at" FROM "shop_order" WHERE "shop_order"."code" = "payment"."order_code"),
	"settled_at"
) WHERE "state" IN ('succeeded', 'refunding', 'refunded');
