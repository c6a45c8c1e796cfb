CREATE TABLE "operator_device" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "device_code" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_code" text;--> statement-breakpoint
ALTER TABLE "operator_device" ADD CONSTRAINT "operator_device_name_operator_name_fk" FOREIGN KEY ("name") REFERENCES "public"."operator"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_device_name_index" ON "operator_device" USING btree ("name");--> statement-breakpoint
CREATE INDEX "operator_device_ends_at_index" ON "operator_device" USING btree ("ends_at");