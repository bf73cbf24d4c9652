ALTER TABLE "lead_files" ADD COLUMN "named_as" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "balance_due_date" date;