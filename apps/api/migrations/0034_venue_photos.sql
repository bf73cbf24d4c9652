ALTER TABLE "vision_references" ADD COLUMN "role" text DEFAULT 'inspiration' NOT NULL;--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "placement" jsonb;