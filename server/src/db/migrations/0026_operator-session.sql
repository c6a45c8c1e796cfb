CREATE TABLE "operator_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_name_operator_name_fk" FOREIGN KEY ("name") REFERENCES "public"."operator"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_session_name_index" ON "operator_session" USING btree ("name");