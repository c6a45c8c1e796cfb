CREATE TABLE "address_request" (
	"code" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"sender_name" text NOT NULL,
	"label" text NOT NULL,
	"contact_code" text,
	"proposal" jsonb,
	"answered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_request_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contact_detail" (
	"contact_code" text PRIMARY KEY NOT NULL,
	"kana_last" text NOT NULL,
	"kana_first" text NOT NULL,
	"company" text NOT NULL,
	"department" text NOT NULL,
	"title" text NOT NULL,
	"groups" jsonb NOT NULL,
	"note" text NOT NULL,
	"mourning_until" text NOT NULL,
	"history" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_request" ADD CONSTRAINT "address_request_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_request" ADD CONSTRAINT "address_request_contact_code_contact_code_fk" FOREIGN KEY ("contact_code") REFERENCES "public"."contact"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_detail" ADD CONSTRAINT "contact_detail_contact_code_contact_code_fk" FOREIGN KEY ("contact_code") REFERENCES "public"."contact"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_request_member_code_created_at_index" ON "address_request" USING btree ("member_code","created_at");--> statement-breakpoint
CREATE INDEX "address_request_expires_at_index" ON "address_request" USING btree ("expires_at");