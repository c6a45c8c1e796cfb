ALTER TABLE "payment" ADD COLUMN "slip_url" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "slip_expires_at" timestamp (3) with time zone;