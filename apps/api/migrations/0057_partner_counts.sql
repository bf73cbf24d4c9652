ALTER TABLE "element_counts" DROP CONSTRAINT "element_counts_row";--> statement-breakpoint
ALTER TABLE "element_counts" ALTER COLUMN "vendor_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "element_counts_partner" ON "element_counts" USING btree ("partner","day");--> statement-breakpoint
ALTER TABLE "element_counts" ADD CONSTRAINT "element_counts_row" UNIQUE NULLS NOT DISTINCT("vendor_id","day","host","element","partner");