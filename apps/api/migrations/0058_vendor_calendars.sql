CREATE TABLE "calendar_event_days" (
	"subscription_id" integer NOT NULL,
	"date" date NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "calendar_event_days_subscription_id_date_pk" PRIMARY KEY("subscription_id","date")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"problem" jsonb
);
--> statement-breakpoint
CREATE TABLE "vendor_calendars" (
	"vendor_id" integer PRIMARY KEY NOT NULL,
	"weddings_per_day" integer DEFAULT 1 NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"shows_names" boolean DEFAULT false NOT NULL,
	"feed_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_days" (
	"vendor_id" integer NOT NULL,
	"date" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "vendor_days_vendor_id_date_pk" PRIMARY KEY("vendor_id","date")
);
--> statement-breakpoint
ALTER TABLE "calendar_event_days" ADD CONSTRAINT "calendar_event_days_subscription_id_calendar_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."calendar_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_calendars" ADD CONSTRAINT "vendor_calendars_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_days" ADD CONSTRAINT "vendor_days_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_vendor" ON "calendar_subscriptions" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_due" ON "calendar_subscriptions" USING btree ("next_read_at");