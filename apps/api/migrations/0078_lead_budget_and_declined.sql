ALTER TABLE "leads" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "budget" integer;