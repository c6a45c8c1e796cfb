-- Who had the command line could do everything.
ALTER TABLE "operator" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "place" text DEFAULT 'shell' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_session" ALTER COLUMN "place" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "after" jsonb;--> statement-breakpoint
CREATE INDEX "audit_object_id_index" ON "audit" USING btree ("object","id");--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_role" CHECK ("operator"."role" in ('print', 'support', 'manager', 'owner'));
