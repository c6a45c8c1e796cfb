DROP INDEX "shop_order_paid_at_index";--> statement-breakpoint
DROP INDEX "shop_order_to_pack";--> statement-breakpoint
CREATE INDEX "order_event_superseded" ON "order_event" USING btree ("order_code") WHERE event = 'superseded';--> statement-breakpoint
CREATE INDEX "shop_order_paid_at_total_yen_index" ON "shop_order" USING btree ("paid_at","total_yen");--> statement-breakpoint
CREATE INDEX "shop_order_to_pack" ON "shop_order" USING btree ("printed_at","code","number","held_at","book_code") WHERE state = 'in_print';--> statement-breakpoint
CREATE STATISTICS "shop_order_paid_on" ON (("paid_at" AT TIME ZONE 'Asia/Tokyo')::date) FROM "shop_order";--> statement-breakpoint
ALTER TABLE "shop_order" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);--> statement-breakpoint
ALTER TABLE "parcel" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'The database belongs to somebody else, who may set jit = off.';
END $$;
