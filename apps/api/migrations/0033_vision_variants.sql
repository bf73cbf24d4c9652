CREATE TABLE "vision_variants" (
	"vision_id" uuid NOT NULL,
	"variant" integer NOT NULL,
	"image_key" text NOT NULL,
	"marked_key" text NOT NULL,
	"palette" jsonb NOT NULL,
	"draw_state" jsonb,
	"title" text,
	"understood" jsonb,
	"not_drawn" jsonb,
	CONSTRAINT "vision_variants_vision_id_variant_pk" PRIMARY KEY("vision_id","variant")
);
--> statement-breakpoint
ALTER TABLE "visions" ADD COLUMN "pending_variants" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vision_variants" ADD CONSTRAINT "vision_variants_vision_id_visions_id_fk" FOREIGN KEY ("vision_id") REFERENCES "public"."visions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visions_unsettled" ON "visions" USING btree ("status") WHERE "visions"."status" in ('queued', 'drawing');