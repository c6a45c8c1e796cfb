CREATE TABLE "auth_transaction" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"ok_path" text NOT NULL,
	"ng_path" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"has_agreed" boolean NOT NULL,
	"is_from_smartpass" boolean NOT NULL,
	"link_to" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"member_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "smartpass_entitlement" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"member_code" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_card" (
	"member_code" text PRIMARY KEY NOT NULL,
	"provider_ref" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"name" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_transaction" ADD CONSTRAINT "auth_transaction_link_to_member_code_fk" FOREIGN KEY ("link_to") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_card" ADD CONSTRAINT "member_card_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_transaction_expires_at_index" ON "auth_transaction" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_member_code_index" ON "identity" USING btree ("member_code");--> statement-breakpoint
CREATE INDEX "smartpass_entitlement_member_code_index" ON "smartpass_entitlement" USING btree ("member_code");