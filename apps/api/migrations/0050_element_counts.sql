CREATE TABLE "element_counts" (
	"day" date NOT NULL,
	"vendor_id" integer NOT NULL,
	"partner" text NOT NULL,
	"element" text NOT NULL,
	"host" text NOT NULL,
	"views" integer NOT NULL,
	"drafts" integer NOT NULL,
	CONSTRAINT "element_counts_row" UNIQUE("vendor_id","day","host","element","partner")
);
--> statement-breakpoint
CREATE TABLE "vendor_websites" (
	"vendor_id" integer NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "vendor_websites_vendor_id_host_pk" PRIMARY KEY("vendor_id","host")
);
--> statement-breakpoint
ALTER TABLE "element_counts" ADD CONSTRAINT "element_counts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_websites" ADD CONSTRAINT "vendor_websites_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;