CREATE TABLE "waste" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waste_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"cards" integer NOT NULL,
	"words" text NOT NULL,
	"noted_by" text NOT NULL,
	CONSTRAINT "waste_cards" CHECK ("waste"."cards" > 0)
);
--> statement-breakpoint
ALTER TABLE "daily_close" ADD COLUMN "payouts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "waste_at_index" ON "waste" USING btree ("at");