CREATE TABLE "identity_offer" (
	"session_code" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"account" text,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_offer" ADD CONSTRAINT "identity_offer_session_code_session_code_fk" FOREIGN KEY ("session_code") REFERENCES "public"."session"("code") ON DELETE cascade ON UPDATE no action;