CREATE TABLE "mailbox_proof" (
	"member_code" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone,
	CONSTRAINT "mailbox_proof_member_code_email_key_pk" PRIMARY KEY("member_code","email_key"),
	CONSTRAINT "mailbox_proof_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mailbox_proof" ADD CONSTRAINT "mailbox_proof_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_proof_email_key_asked_at_index" ON "mailbox_proof" USING btree ("email_key","asked_at");--> statement-breakpoint
CREATE INDEX "mailbox_proof_expires_at_index" ON "mailbox_proof" USING btree ("expires_at");