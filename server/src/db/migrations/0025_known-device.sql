CREATE TABLE "known_device" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_member_code_index" ON "known_device" USING btree ("member_code");--> statement-breakpoint
CREATE INDEX "known_device_ends_at_index" ON "known_device" USING btree ("ends_at");