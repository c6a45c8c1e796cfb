CREATE TABLE "passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_code" text,
	"operator_name" text,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"is_syncable" boolean NOT NULL,
	"is_synced" boolean NOT NULL,
	"transports" text NOT NULL,
	"name" text NOT NULL,
	"device_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_code_unique" UNIQUE("code"),
	CONSTRAINT "passkey_owner" CHECK (num_nonnulls("passkey"."member_code", "passkey"."operator_name") = 1)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_operator_name_operator_name_fk" FOREIGN KEY ("operator_name") REFERENCES "public"."operator"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_member_code_index" ON "passkey" USING btree ("member_code");--> statement-breakpoint
CREATE INDEX "passkey_operator_name_index" ON "passkey" USING btree ("operator_name");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires_at_index" ON "passkey_challenge" USING btree ("expires_at");