CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "categories_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "couple_categories" (
	"account_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "couple_categories_account_id_category_id_pk" PRIMARY KEY("account_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "couples" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"partner_name" text DEFAULT '' NOT NULL,
	"partner_email" text DEFAULT '' NOT NULL,
	"wedding_date" date,
	"wedding_city" text DEFAULT '' NOT NULL,
	"wedding_description" text DEFAULT '' NOT NULL,
	"budget" text,
	"picture_key" text
);
--> statement-breakpoint
CREATE TABLE "generated_images" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspiration_images" (
	"key" text PRIMARY KEY NOT NULL,
	"inspiration_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "inspiration_images_position" UNIQUE("inspiration_id","position")
);
--> statement-breakpoint
CREATE TABLE "inspirations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspirations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "couple_categories" ADD CONSTRAINT "couple_categories_account_id_couples_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."couples"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_categories" ADD CONSTRAINT "couple_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couples" ADD CONSTRAINT "couples_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_images" ADD CONSTRAINT "inspiration_images_inspiration_id_inspirations_id_fk" FOREIGN KEY ("inspiration_id") REFERENCES "public"."inspirations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspirations" ADD CONSTRAINT "inspirations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspirations" ADD CONSTRAINT "inspirations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generated_images_created" ON "generated_images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inspirations_account" ON "inspirations" USING btree ("account_id","id" DESC NULLS LAST);