ALTER TABLE "vision_edits" ADD COLUMN "understood" jsonb;--> statement-breakpoint
ALTER TABLE "vision_edits" ADD COLUMN "not_drawn" jsonb;--> statement-breakpoint
ALTER TABLE "vision_edits" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "understood" jsonb;--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "not_drawn" jsonb;--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "title" text;