CREATE TABLE "campaign" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"product_code" text NOT NULL,
	"book_code" text NOT NULL,
	"unit_price_yen" integer NOT NULL,
	"delivery_type_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_ticket" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"campaign_code" text NOT NULL,
	"order_code" text,
	CONSTRAINT "campaign_ticket_orderCode_unique" UNIQUE("order_code")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"terms" jsonb NOT NULL,
	"max_uses" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_max_uses" CHECK ("coupon"."max_uses" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"coupon_code" text NOT NULL,
	"slot" integer NOT NULL,
	"order_code" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_use_coupon_code_slot_pk" PRIMARY KEY("coupon_code","slot"),
	CONSTRAINT "coupon_use_orderCode_unique" UNIQUE("order_code"),
	CONSTRAINT "coupon_use_slot" CHECK ("coupon_use"."slot" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_destination" (
	"order_code" text NOT NULL,
	"position" smallint NOT NULL,
	"address" jsonb NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "order_destination_order_code_position_pk" PRIMARY KEY("order_code","position"),
	CONSTRAINT "order_destination_quantity" CHECK ("order_destination"."quantity" between 1 and 10),
	CONSTRAINT "order_destination_position" CHECK ("order_destination"."position" between 0 and 19)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_option" (
	"order_code" text NOT NULL,
	"option_id" integer NOT NULL,
	"label" text NOT NULL,
	"unit_yen" integer NOT NULL,
	"qty" smallint NOT NULL,
	CONSTRAINT "order_option_order_code_option_id_pk" PRIMARY KEY("order_code","option_id"),
	CONSTRAINT "order_option_qty" CHECK ("order_option"."qty" between 1 and 100),
	CONSTRAINT "order_option_unit" CHECK ("order_option"."unit_yen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_profile" (
	"member_code" text PRIMARY KEY NOT NULL,
	"customer" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"code" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"member_code" text,
	"type" text NOT NULL,
	"book_code" text,
	"kit_id" integer,
	"campaign_code" text,
	"product_code" text NOT NULL,
	"state" text NOT NULL,
	"unit_price_yen" integer NOT NULL,
	"delivery_type_id" integer NOT NULL,
	"delivery_fee_yen" integer NOT NULL,
	"coupon_code" text,
	"coupon_label" text,
	"coupon_discount_yen" integer DEFAULT 0 NOT NULL,
	"total_yen" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"tracking_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"printed_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "shop_order_number_unique" UNIQUE("number"),
	CONSTRAINT "shop_order_unit_price" CHECK ("shop_order"."unit_price_yen" >= 0),
	CONSTRAINT "shop_order_delivery_fee" CHECK ("shop_order"."delivery_fee_yen" >= 0),
	CONSTRAINT "shop_order_discount" CHECK ("shop_order"."coupon_discount_yen" >= 0),
	CONSTRAINT "shop_order_total" CHECK ("shop_order"."total_yen" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"code" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_yen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_notice_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"ref" text PRIMARY KEY NOT NULL,
	"attempt_code" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"return_ok_url" text NOT NULL,
	"return_ng_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_attemptCode_unique" UNIQUE("attempt_code")
);
--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_book_code_book_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."book"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_ticket" ADD CONSTRAINT "campaign_ticket_campaign_code_campaign_code_fk" FOREIGN KEY ("campaign_code") REFERENCES "public"."campaign"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_ticket" ADD CONSTRAINT "campaign_ticket_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_destination" ADD CONSTRAINT "order_destination_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_option" ADD CONSTRAINT "order_option_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_profile" ADD CONSTRAINT "order_profile_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_book_code_book_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."book"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_ticket_campaign_code_index" ON "campaign_ticket" USING btree ("campaign_code");--> statement-breakpoint
CREATE INDEX "order_event_order_code_id_index" ON "order_event" USING btree ("order_code","id");--> statement-breakpoint
CREATE INDEX "shop_order_member_code_created_at_index" ON "shop_order" USING btree ("member_code","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_state_created_at_index" ON "shop_order" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_live_book" ON "shop_order" USING btree ("book_code") WHERE type = 'normal' and state in ('draft', 'payment_pending', 'paid', 'in_print', 'shipped');--> statement-breakpoint
CREATE INDEX "payment_state_created_at_index" ON "payment" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("order_code") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_success" ON "payment" USING btree ("order_code") WHERE state = 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ref" ON "payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "sandbox_payment_created_at_index" ON "sandbox_payment" USING btree ("created_at");