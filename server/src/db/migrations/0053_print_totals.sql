DROP INDEX "book_ready";--> statement-breakpoint
DROP INDEX "shop_order_to_print";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "material_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "page_count" smallint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "copies" integer;--> statement-breakpoint
CREATE FUNCTION "write_print_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "material_id", ("design" ->> 'pageCount')::smallint INTO NEW."material_id", NEW."page_count"
    FROM "book" WHERE "code" = NEW."book_code";
  SELECT sum("quantity") INTO NEW."copies" FROM "order_destination" WHERE "order_code" = NEW."code";
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "shop_order_print_totals" BEFORE UPDATE OF "state" ON "shop_order" FOR EACH ROW
  WHEN (NEW."state" = 'paid' AND OLD."state" <> 'paid') EXECUTE FUNCTION "write_print_totals"();--> statement-breakpoint
UPDATE "shop_order" SET "material_id" = "book"."material_id", "page_count" = ("design" ->> 'pageCount')::smallint,
  "copies" = (SELECT sum("quantity") FROM "order_destination" WHERE "order_code" = "shop_order"."code")
  FROM "book" WHERE "book"."code" = "book_code" AND "shop_order"."state" IN ('paid', 'in_print');--> statement-breakpoint
CREATE INDEX "shop_order_to_print" ON "shop_order" USING btree ("material_id","state","paid_at","product_code","page_count","copies","held_at","code","book_code") WHERE state in ('paid', 'in_print');
