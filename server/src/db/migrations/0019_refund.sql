CREATE TABLE "refund" (
	"code" text PRIMARY KEY NOT NULL,
	"payment_code" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_yen" > 0)
);
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_code_payment_code_fk" FOREIGN KEY ("payment_code") REFERENCES "public"."payment"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_payment_code_index" ON "refund" USING btree ("payment_code");--> statement-breakpoint
CREATE INDEX "refund_state_created_at_index" ON "refund" USING btree ("state","created_at");--> statement-breakpoint
INSERT INTO "refund" ("code", "payment_code", "amount_yen", "state", "created_at", "settled_at")
SELECT "code", "code", "amount_yen", CASE "state" WHEN 'refunded' THEN 'done' ELSE 'asked' END,
  COALESCE("settled_at", "created_at"), CASE "state" WHEN 'refunded' THEN "settled_at" END
FROM "payment" WHERE "state" IN ('refunding', 'refunded') AND "amount_yen" > 0;
