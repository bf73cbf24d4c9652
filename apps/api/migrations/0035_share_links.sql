ALTER TABLE "visions" ADD COLUMN "share_slug" text;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_share_slug_unique" UNIQUE("share_slug");