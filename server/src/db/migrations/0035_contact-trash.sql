CREATE TABLE "contact_trash" (
	"removal" text NOT NULL,
	"code" text NOT NULL,
	"member_code" text NOT NULL,
	"kind" text NOT NULL,
	"contact" jsonb NOT NULL,
	"cards" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_trash_removal_code_pk" PRIMARY KEY("removal","code")
);
--> statement-breakpoint
ALTER TABLE "address_request" ADD COLUMN "correction_hash" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "dismissed_doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_trash" ADD CONSTRAINT "contact_trash_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_trash_member_code_removed_at_index" ON "contact_trash" USING btree ("member_code","removed_at");--> statement-breakpoint
CREATE INDEX "contact_trash_removed_at_index" ON "contact_trash" USING btree ("removed_at");