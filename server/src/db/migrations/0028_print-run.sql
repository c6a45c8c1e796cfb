CREATE TABLE "print_run" (
	"number" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"paper" text NOT NULL,
	"due_on" date,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"sheet_count" integer NOT NULL,
	"sha256" text,
	"reason" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"handed_off_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "print_run_item" (
	"run_number" text NOT NULL,
	"position" smallint NOT NULL,
	"order_code" text NOT NULL,
	"book_code" text NOT NULL,
	"paper" text NOT NULL,
	"copies" smallint NOT NULL,
	"leaves" jsonb NOT NULL,
	"is_reprint" boolean NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "print_run_item_run_number_position_pk" PRIMARY KEY("run_number","position"),
	CONSTRAINT "print_run_item_copies" CHECK ("print_run_item"."copies" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "reprint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reprint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_code" text NOT NULL,
	"paper" text NOT NULL,
	"front_page" smallint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"run_number" text
);
--> statement-breakpoint
ALTER TABLE "print_run_item" ADD CONSTRAINT "print_run_item_run_number_print_run_number_fk" FOREIGN KEY ("run_number") REFERENCES "public"."print_run"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_run_item" ADD CONSTRAINT "print_run_item_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reprint" ADD CONSTRAINT "reprint_order_code_shop_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."shop_order"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reprint" ADD CONSTRAINT "reprint_run_number_print_run_number_fk" FOREIGN KEY ("run_number") REFERENCES "public"."print_run"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_run_state_created_at_index" ON "print_run" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "print_run_item_once" ON "print_run_item" USING btree ("order_code","paper") WHERE is_live and not is_reprint;--> statement-breakpoint
CREATE INDEX "reprint_paper_run_number_index" ON "reprint" USING btree ("paper","run_number");