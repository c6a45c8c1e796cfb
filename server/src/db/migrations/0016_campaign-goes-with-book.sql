ALTER TABLE "campaign" DROP CONSTRAINT "campaign_book_code_book_code_fk";
--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_book_code_book_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."book"("code") ON DELETE cascade ON UPDATE no action;