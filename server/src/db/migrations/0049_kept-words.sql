CREATE TABLE "kept_words" (
	"code" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"order_code" text NOT NULL,
	"product_code" text NOT NULL,
	"kit_id" integer NOT NULL,
	"label" text NOT NULL,
	"texts" jsonb NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_words_orderCode_unique" UNIQUE("order_code")
);
--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_words_member_code_kept_at_index" ON "kept_words" USING btree ("member_code","kept_at");--> statement-breakpoint
CREATE INDEX "kept_words_kept_at_index" ON "kept_words" USING btree ("kept_at");