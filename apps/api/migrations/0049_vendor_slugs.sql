CREATE TABLE "vendor_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"vendor_id" integer NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_slugs" ADD CONSTRAINT "vendor_slugs_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_slugs_current" ON "vendor_slugs" USING btree ("vendor_id") WHERE "vendor_slugs"."is_current";--> statement-breakpoint
CREATE INDEX "vendor_slugs_vendor" ON "vendor_slugs" USING btree ("vendor_id");--> statement-breakpoint
INSERT INTO "vendor_slugs" ("slug", "vendor_id", "is_current")
SELECT CASE WHEN place = 1 THEN base ELSE base || '_' || id END, id, true
FROM (
	SELECT id, base, row_number() OVER (PARTITION BY base ORDER BY id) AS place
	FROM (
		SELECT id, CASE WHEN word = '' THEN 'vendor' WHEN word ~ '^[0-9]+$' THEN 'vendor-' || word ELSE word END AS base
		FROM (
			SELECT id, trim(both '-' from left(trim(both '-' from regexp_replace(
				regexp_replace(lower(normalize(business_name, NFKD)), '[\u0300-\u036f''’]', '', 'g'),
				'[^a-z0-9]+', '-', 'g')), 60)) AS word
			FROM "vendors"
		) AS words
	) AS bases
) AS places;
