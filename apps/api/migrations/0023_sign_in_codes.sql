CREATE TABLE "login_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"origin" text,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"origin" text,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"is_long" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_code_id_login_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."login_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_challenges_code" ON "login_challenges" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "login_codes_email" ON "login_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "login_codes_address" ON "login_codes" USING btree ("address");--> statement-breakpoint
CREATE INDEX "login_codes_sent" ON "login_codes" USING btree ("sent_at");