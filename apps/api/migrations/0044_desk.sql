ALTER TABLE "invoices" ADD COLUMN "part" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source_host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "inquiry" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "guests" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "wedding_date" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "vision_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_vision_id_visions_id_fk" FOREIGN KEY ("vision_id") REFERENCES "public"."visions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_vision" ON "leads" USING btree ("vision_id");--> statement-breakpoint
UPDATE "leads" SET "source" = 'fair' WHERE "scanned_at" = "created_at";--> statement-breakpoint
UPDATE "leads" SET "state" = CASE
  WHEN "booked_at" IS NOT NULL THEN 'booked'
  WHEN "first_invoice_at" IS NOT NULL OR EXISTS (
    SELECT 1 FROM "lead_files" f WHERE f."lead_id" = "leads"."id" AND f."needs_signature"
  ) THEN 'contract'
  WHEN EXISTS (
    SELECT 1 FROM "chat_messages" m
      JOIN "chat_rooms" r ON r."id" = m."room_id"
      JOIN "vendors" v ON v."id" = r."vendor_id"
    WHERE r."account_id" = "leads"."account_id" AND r."vendor_id" = "leads"."vendor_id" AND m."account_id" = v."account_id"
  ) THEN 'talking'
  ELSE 'new' END;
