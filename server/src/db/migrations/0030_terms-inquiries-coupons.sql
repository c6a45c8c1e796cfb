CREATE TABLE "pending_person" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"is_subscriber" boolean NOT NULL,
	"site" smallint NOT NULL,
	"is_remembered" boolean NOT NULL,
	"ok_path" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"code" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"reason" text NOT NULL,
	"member_code" text,
	"order_code" text,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"photo_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "inquiry_number_unique" UNIQUE("number"),
	CONSTRAINT "inquiry_photoTokenHash_unique" UNIQUE("photo_token_hash")
);
--> statement-breakpoint
CREATE TABLE "inquiry_photo" (
	"inquiry_code" text NOT NULL,
	"position" smallint NOT NULL,
	"object_key" text NOT NULL,
	CONSTRAINT "inquiry_photo_inquiry_code_position_pk" PRIMARY KEY("inquiry_code","position")
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "max_uses_per_member" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_transaction" ADD COLUMN "site" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "terms_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_photo" ADD CONSTRAINT "inquiry_photo_inquiry_code_inquiry_code_fk" FOREIGN KEY ("inquiry_code") REFERENCES "public"."inquiry"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_person_expires_at_index" ON "pending_person" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "inquiry_settled_at_created_at_index" ON "inquiry" USING btree ("settled_at","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_order_code_index" ON "inquiry" USING btree ("order_code");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_max_uses_per_member" CHECK ("coupon"."max_uses_per_member" >= 1);