CREATE INDEX "book_ready" ON "book" USING btree ("material_id","code") WHERE "book"."press" = 'ready';--> statement-breakpoint
CREATE INDEX "order_event_packed" ON "order_event" USING btree ("order_code") WHERE event = 'packed';--> statement-breakpoint
CREATE INDEX "shop_order_to_print" ON "shop_order" USING btree ("paid_at","code","book_code","product_code") WHERE state = 'paid' and held_at is null;--> statement-breakpoint
CREATE INDEX "shop_order_to_ship" ON "shop_order" USING btree ("delivery_type_id","code") WHERE state = 'in_print';--> statement-breakpoint
CREATE INDEX "parcel_to_ship" ON "parcel" USING btree ("number","order_code") WHERE "parcel"."shipped_at" is null;