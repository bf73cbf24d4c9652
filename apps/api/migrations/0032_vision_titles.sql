ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_vision_id_visions_id_fk";
--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "custom_title" text;