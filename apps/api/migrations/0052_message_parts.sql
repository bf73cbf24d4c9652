ALTER TABLE "chat_messages" ADD COLUMN "parts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_claims" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_claims" ADD COLUMN "price" numeric(10, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
UPDATE "offer_claims" SET "name" = "packages"."name", "price" = CASE WHEN "packages"."discounted_price" > 0 THEN "packages"."discounted_price" ELSE "packages"."original_price" END FROM "packages" WHERE "packages"."id" = "offer_claims"."package_id";
