CREATE TABLE "order_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "order_code" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "granted_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order_code_id_index" ON "order_note" USING btree ("order_code","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_order_code_index" ON "mail_outbox" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "shop_order_created_at_code_index" ON "shop_order" USING btree ("created_at","code");--> statement-breakpoint
CREATE INDEX "shop_order_product_code_created_at_index" ON "shop_order" USING btree ("product_code","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_delivery_type_id_created_at_index" ON "shop_order" USING btree ("delivery_type_id","created_at");--> statement-breakpoint
-- How what is searched for and what is kept are compared: without spaces and hyphens, in one width, case and kana.
CREATE FUNCTION "search_form"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(lower(regexp_replace(normalize("words", NFKC), '[ -]', '', 'g')), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')
$$;--> statement-breakpoint
CREATE INDEX "shop_order_search_number" ON "shop_order" (search_form("number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_search_name" ON "shop_order" (search_form("customer" ->> 'name') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_search_kana" ON "shop_order" (search_form("customer" ->> 'kana') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_search_email" ON "shop_order" (search_form("customer" ->> 'email') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_search_tel" ON "shop_order" (search_form("customer" ->> 'tel') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_destination_search_name" ON "order_destination" (search_form("address" ->> 'name') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_destination_search_kana" ON "order_destination" (search_form("address" ->> 'kana') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_destination_search_tel" ON "order_destination" (search_form("address" ->> 'tel') text_pattern_ops);
