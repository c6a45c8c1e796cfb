CREATE TABLE "contact_apart" (
	"code" text NOT NULL,
	"other_code" text NOT NULL,
	CONSTRAINT "contact_apart_code_other_code_pk" PRIMARY KEY("code","other_code"),
	CONSTRAINT "contact_apart_order" CHECK ("contact_apart"."code" collate "C" < "contact_apart"."other_code" collate "C")
);
--> statement-breakpoint
ALTER TABLE "contact_apart" ADD CONSTRAINT "contact_apart_code_contact_code_fk" FOREIGN KEY ("code") REFERENCES "public"."contact"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_apart" ADD CONSTRAINT "contact_apart_other_code_contact_code_fk" FOREIGN KEY ("other_code") REFERENCES "public"."contact"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_apart_other_code_index" ON "contact_apart" USING btree ("other_code");