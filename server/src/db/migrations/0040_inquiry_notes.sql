CREATE TABLE "inquiry_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"is_answer" boolean NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiry_note" ADD CONSTRAINT "inquiry_note_inquiry_code_inquiry_code_fk" FOREIGN KEY ("inquiry_code") REFERENCES "public"."inquiry"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_note_inquiry_code_id_index" ON "inquiry_note" USING btree ("inquiry_code","id");