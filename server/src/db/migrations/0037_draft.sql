CREATE TABLE "draft" (
	"code" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"product_code" text NOT NULL,
	"revision" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_photo" (
	"draft_code" text NOT NULL,
	"image_id" text NOT NULL,
	"byte_count" integer NOT NULL,
	CONSTRAINT "draft_photo_draft_code_image_id_pk" PRIMARY KEY("draft_code","image_id")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_member_code_member_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."member"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_photo" ADD CONSTRAINT "draft_photo_draft_code_draft_code_fk" FOREIGN KEY ("draft_code") REFERENCES "public"."draft"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_member_code_updated_at_index" ON "draft" USING btree ("member_code","updated_at");--> statement-breakpoint
CREATE INDEX "draft_updated_at_index" ON "draft" USING btree ("updated_at");