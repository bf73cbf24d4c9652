CREATE TABLE "magic_link_categories" (
	"magic_link_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "magic_link_categories_magic_link_id_category_id_pk" PRIMARY KEY("magic_link_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "magic_link_vendors" (
	"magic_link_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "magic_link_vendors_magic_link_id_vendor_id_pk" PRIMARY KEY("magic_link_id","vendor_id"),
	CONSTRAINT "magic_link_vendors_position" UNIQUE("magic_link_id","position")
);
--> statement-breakpoint
CREATE TABLE "magic_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "magic_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"access_link" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "magic_links_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "magic_link_id" integer;--> statement-breakpoint
ALTER TABLE "magic_link_categories" ADD CONSTRAINT "magic_link_categories_magic_link_id_magic_links_id_fk" FOREIGN KEY ("magic_link_id") REFERENCES "public"."magic_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magic_link_categories" ADD CONSTRAINT "magic_link_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magic_link_vendors" ADD CONSTRAINT "magic_link_vendors_magic_link_id_magic_links_id_fk" FOREIGN KEY ("magic_link_id") REFERENCES "public"."magic_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magic_link_vendors" ADD CONSTRAINT "magic_link_vendors_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magic_links" ADD CONSTRAINT "magic_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_magic_link_id_magic_links_id_fk" FOREIGN KEY ("magic_link_id") REFERENCES "public"."magic_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_magic_link" ON "sessions" USING btree ("magic_link_id");