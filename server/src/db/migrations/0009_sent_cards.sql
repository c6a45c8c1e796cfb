CREATE TABLE "contact_card" (
	"order_code" text NOT NULL,
	"contact_code" text NOT NULL,
	"year" smallint NOT NULL,
	"was_marked" boolean NOT NULL,
	CONSTRAINT "contact_card_order_code_contact_code_pk" PRIMARY KEY("order_code","contact_code")
);
--> statement-breakpoint
ALTER TABLE "contact_card" ADD CONSTRAINT "contact_card_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_card" ADD CONSTRAINT "contact_card_contact_code_contact_code_fk" FOREIGN KEY ("contact_code") REFERENCES "public"."contact"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_card_contact_code_year_index" ON "contact_card" USING btree ("contact_code","year");