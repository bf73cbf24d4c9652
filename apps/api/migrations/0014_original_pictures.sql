ALTER TABLE "visions" ADD COLUMN "original_image_key" text;--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "original_marked_key" text;