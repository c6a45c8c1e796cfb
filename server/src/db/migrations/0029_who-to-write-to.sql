ALTER TABLE "contact" ADD COLUMN "skip_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "address_changed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Birthdays were once kept with the signs between their parts, and histories in the order of a file.
UPDATE "contact" SET "birthday" = regexp_replace("birthday", '^(\d{4})\D(\d{2})\D(\d{2})\D?$', '\1\2\3')
WHERE "birthday" ~ '^\d{4}\D\d{2}\D\d{2}\D?$';--> statement-breakpoint
UPDATE "contact" SET "history" = (
  SELECT jsonb_agg(card.value ORDER BY (card.value ->> 'year')::int DESC)
  FROM jsonb_array_elements("history") AS card(value)
) WHERE jsonb_array_length("history") > 1;
