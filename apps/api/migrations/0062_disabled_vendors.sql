ALTER TABLE "partners" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "disabled_at" timestamp with time zone;