CREATE TABLE "vision_large_images" (
	"source_key" text PRIMARY KEY NOT NULL,
	"vision_id" uuid NOT NULL,
	"image_key" text NOT NULL,
	"marked_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vision_large_images" ADD CONSTRAINT "vision_large_images_vision_id_visions_id_fk" FOREIGN KEY ("vision_id") REFERENCES "public"."visions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vision_large_images_vision" ON "vision_large_images" USING btree ("vision_id");