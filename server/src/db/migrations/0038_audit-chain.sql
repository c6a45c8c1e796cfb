CREATE TABLE "audit_details" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"origin" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"month" text PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"dropped_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "fields" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "nonce" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "details_mac" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "mac" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "audit_details" ADD CONSTRAINT "audit_details_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_details_at_index" ON "audit_details" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_at_position_index" ON "audit" USING btree ("at","position");--> statement-breakpoint
CREATE INDEX "audit_waiting" ON "audit" USING btree ("id") WHERE "audit"."position" is null and "audit"."mac" <> '';