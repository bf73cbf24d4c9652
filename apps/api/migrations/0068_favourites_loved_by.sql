ALTER TABLE "favourites" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "loved_by" text DEFAULT 'first' NOT NULL;