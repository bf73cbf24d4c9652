CREATE TABLE "couple_partners" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"couple_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "couple_partners_couple_id_unique" UNIQUE("couple_id")
);
--> statement-breakpoint
CREATE TABLE "partner_invitations" (
	"couple_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "wedding_feeds" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "couple_partners" ADD CONSTRAINT "couple_partners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_partners" ADD CONSTRAINT "couple_partners_couple_id_accounts_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_couple_id_accounts_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_feeds" ADD CONSTRAINT "wedding_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;