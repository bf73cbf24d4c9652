ALTER TABLE "visions" ADD COLUMN "source_host" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "visions_vendor" ON "visions" USING btree ("vendor_id","created_at");