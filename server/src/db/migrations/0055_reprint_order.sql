DROP INDEX "reprint_paper_run_number_index";--> statement-breakpoint
CREATE INDEX "reprint_order_code_index" ON "reprint" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "reprint_run_number_paper_index" ON "reprint" USING btree ("run_number","paper");