CREATE TABLE "carrier_confirmation" (
	"layout" text PRIMARY KEY NOT NULL,
	"dated" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel" (
	"number" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"position" smallint NOT NULL,
	"label" jsonb,
	"tracking_number" text,
	"exported_layout" text,
	"exported_by" text,
	"exported_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	CONSTRAINT "parcel_orderCode_position_unique" UNIQUE("order_code","position"),
	CONSTRAINT "parcel_exported" CHECK (("parcel"."exported_at" is null) = ("parcel"."exported_layout" is null))
);
--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_code_position_order_destination_order_code_position_fk" FOREIGN KEY ("order_code","position") REFERENCES "public"."order_destination"("order_code","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_shipped_at_number_index" ON "parcel" USING btree ("shipped_at","number");--> statement-breakpoint
-- Orders that are on their way have a parcel for each destination; the one number that an order had is its first parcel's.
INSERT INTO "parcel" ("number", "order_code", "position", "tracking_number", "shipped_at")
SELECT o."number" || '-' || (d."position" + 1), o."code", d."position",
	CASE WHEN d."position" = 0 THEN o."tracking_number" END, o."shipped_at"
FROM "order_destination" d JOIN "shop_order" o ON o."code" = d."order_code"
WHERE o."state" IN ('in_print', 'shipped');
--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "tracking_number";