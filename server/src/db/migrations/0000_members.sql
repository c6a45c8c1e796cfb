CREATE TABLE "contact" (
	"code" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"zip" text NOT NULL,
	"state" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"name_last" text NOT NULL,
	"name_first" text NOT NULL,
	"honorific" text NOT NULL,
	"joint_names" jsonb NOT NULL,
	"birthday" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_outbox_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"code" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"email" text,
	"email_key" text,
	"password_hash" text,
	"notification_email" text,
	"referral_code" text NOT NULL,
	"referred_by" text,
	"site" smallint NOT NULL,
	"monthly" boolean DEFAULT false NOT NULL,
	"activated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "member_referralCode_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "notification_confirm" (
	"member_code" text NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_confirm_member_code_email_key_pk" PRIMARY KEY("member_code","email_key")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_signup" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"notification" boolean NOT NULL,
	"referred_by" text,
	"site" smallint NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_code" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"idle_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_route_key_pk" PRIMARY KEY("owner","route","key")
);
--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_confirm" ADD CONSTRAINT "notification_confirm_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_member_code_created_at_index" ON "contact" USING btree ("member_code","created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at_index" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_reset_member_code_index" ON "password_reset" USING btree ("member_code");--> statement-breakpoint
CREATE INDEX "password_reset_expires_at_index" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_signup_expires_at_index" ON "pending_signup" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_member_code_index" ON "session" USING btree ("member_code");--> statement-breakpoint
CREATE INDEX "session_idle_ends_at_index" ON "session" USING btree ("idle_ends_at");--> statement-breakpoint
CREATE INDEX "analytics_event_name_at_index" ON "analytics_event" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "audit_actor_at_index" ON "audit" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "budget_ends_at_index" ON "budget" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");