CREATE INDEX "mail_outbox_not_sent" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "shop_order_at_work" ON "shop_order" USING btree ("paid_at") WHERE state in ('paid', 'in_print');--> statement-breakpoint
CREATE INDEX "shop_order_held" ON "shop_order" USING btree ("paid_at") WHERE "shop_order"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_to_pack" ON "shop_order" USING btree ("printed_at","code") WHERE state = 'in_print';--> statement-breakpoint
CREATE INDEX "print_run_created_at_number_index" ON "print_run" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "print_run_with_sheets" ON "print_run" USING btree ("ended_at") WHERE "print_run"."sha256" is not null;