CREATE TABLE "vendor_facts" (
	"vendor_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"category_ids" integer[] NOT NULL,
	"towns" text[] NOT NULL,
	"areas" text[] NOT NULL,
	"offers" text[] NOT NULL,
	"refuses" text[] NOT NULL,
	"capacity" integer,
	"min_guests" integer,
	"prices" double precision[] NOT NULL,
	"guest_prices" double precision[] NOT NULL,
	"hour_prices" double precision[] NOT NULL,
	"package_guests" integer[] NOT NULL,
	"saved" double precision NOT NULL,
	"rating" double precision,
	"review_count" integer NOT NULL,
	"score" double precision NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_facts" ADD CONSTRAINT "vendor_facts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_facts_words" ON "vendor_facts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "vendor_facts_conditions" ON "vendor_facts" USING gin ("category_ids","towns","areas","offers");--> statement-breakpoint
CREATE INDEX "vendor_facts_score" ON "vendor_facts" USING btree ("score" DESC NULLS LAST,"vendor_id");--> statement-breakpoint
-- Stores the wide columns outside of the rows, so that a search reads fewer pages.
ALTER TABLE "vendor_facts" SET (toast_tuple_target = 256);
