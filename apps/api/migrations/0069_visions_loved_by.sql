ALTER TABLE "visions" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "loved_by" text;