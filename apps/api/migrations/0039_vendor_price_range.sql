ALTER TABLE "vendor_facts" ADD COLUMN "min_price" double precision;--> statement-breakpoint
ALTER TABLE "vendor_facts" ADD COLUMN "max_price" double precision;