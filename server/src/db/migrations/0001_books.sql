CREATE TABLE "book" (
	"code" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"product_code" text NOT NULL,
	"material_id" integer NOT NULL,
	"kit_id" integer NOT NULL,
	"theme_id" integer NOT NULL,
	"price_yen" integer NOT NULL,
	"design" jsonb NOT NULL,
	"state" text NOT NULL,
	"press" text NOT NULL,
	"press_tries" smallint DEFAULT 0 NOT NULL,
	"press_sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"ordered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "book_item" (
	"book_code" text NOT NULL,
	"page_no" smallint NOT NULL,
	"z" smallint NOT NULL,
	"kind" text NOT NULL,
	"added_page_no" smallint[] NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"item_id" integer,
	"layout" text,
	"address" jsonb,
	"object_key" text,
	"sha256" text,
	"byte_count" integer,
	"width_px" integer,
	"height_px" integer,
	CONSTRAINT "book_item_book_code_page_no_z_pk" PRIMARY KEY("book_code","page_no","z")
);
--> statement-breakpoint
CREATE TABLE "login_guard" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "book" ADD CONSTRAINT "book_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_item" ADD CONSTRAINT "book_item_book_code_book_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."book"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_member_code_created_at_index" ON "book" USING btree ("member_code","created_at");--> statement-breakpoint
CREATE INDEX "book_created_at_index" ON "book" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_guard_opens_at_index" ON "login_guard" USING btree ("opens_at");