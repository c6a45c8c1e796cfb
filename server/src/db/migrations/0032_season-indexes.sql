CREATE INDEX "book_waiting_for_press" ON "book" USING btree ("completed_at") WHERE "book"."state" = 'complete' and "book"."press" = 'waiting';--> statement-breakpoint
CREATE INDEX "address_request_contact_code_index" ON "address_request" USING btree ("contact_code");--> statement-breakpoint
CREATE INDEX "address_request_answered_at_index" ON "address_request" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "campaign_book_code_index" ON "campaign" USING btree ("book_code");--> statement-breakpoint
CREATE INDEX "auth_transaction_link_to_index" ON "auth_transaction" USING btree ("link_to");--> statement-breakpoint
CREATE INDEX "identity_offer_ends_at_index" ON "identity_offer" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "inquiry_member_code_index" ON "inquiry" USING btree ("member_code");--> statement-breakpoint
CREATE INDEX "mail_outbox_number_index" ON "mail_outbox" USING btree ("number");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_index" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "member_monthly" ON "member" USING btree ("code") WHERE "member"."monthly";--> statement-breakpoint
CREATE INDEX "notification_confirm_expires_at_index" ON "notification_confirm" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shop_order_book_code_index" ON "shop_order" USING btree ("book_code");--> statement-breakpoint
CREATE INDEX "shop_order_created_at_index" ON "shop_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_order_to_mask" ON "shop_order" USING btree (coalesce("shipped_at", "ended_at")) WHERE "shop_order"."customer" ->> 'zip' <> '';--> statement-breakpoint
CREATE INDEX "payment_order_code_created_at_index" ON "payment" USING btree ("order_code","created_at");