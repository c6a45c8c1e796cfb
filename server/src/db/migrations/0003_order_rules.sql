-- The edges of an order's life, as the domain's table has them (domain/src/order/order-state.ts; a test compares both).
CREATE TABLE "order_edge" ("from_state" text NOT NULL, "to_state" text NOT NULL, PRIMARY KEY ("from_state", "to_state"));
--> statement-breakpoint
INSERT INTO "order_edge" VALUES
	('draft', 'payment_pending'), ('draft', 'paid'), ('draft', 'cancelled'),
	('payment_pending', 'draft'), ('payment_pending', 'paid'), ('payment_pending', 'cancelled'),
	('paid', 'in_print'), ('paid', 'refunding'),
	('in_print', 'shipped'),
	('cancelled', 'refunding'),
	('refunding', 'refunded');
--> statement-breakpoint
CREATE FUNCTION "hold_order_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."state" <> OLD."state" AND NOT EXISTS (
		SELECT FROM "order_edge" WHERE "from_state" = OLD."state" AND "to_state" = NEW."state"
	) THEN
		RAISE EXCEPTION 'An order does not go from % to %.', OLD."state", NEW."state" USING ERRCODE = 'check_violation';
	END IF;
	IF OLD."state" NOT IN ('draft', 'payment_pending') AND NEW."total_yen" <> OLD."total_yen" THEN
		RAISE EXCEPTION 'The total of an order that was paid or ended does not change.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "shop_order_edges" BEFORE UPDATE ON "shop_order" FOR EACH ROW EXECUTE FUNCTION "hold_order_edges"();
--> statement-breakpoint
CREATE FUNCTION "hold_order_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Order events are only ever added.' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_event_append_only" BEFORE UPDATE OR DELETE ON "order_event" FOR EACH ROW EXECUTE FUNCTION "hold_order_events"();
