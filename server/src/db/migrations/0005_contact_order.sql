DROP INDEX "contact_member_code_created_at_index";--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "contact_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "contact_member_code_number_index" ON "contact" USING btree ("member_code","number");