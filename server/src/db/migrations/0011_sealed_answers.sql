-- Answers that were kept in the open cannot be sealed afterwards; they only save a repeated call.
DELETE FROM "idempotency";--> statement-breakpoint
ALTER TABLE "idempotency" ALTER COLUMN "answer" SET DATA TYPE text;