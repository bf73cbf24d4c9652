CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_account" ON "stored_files" USING btree ("account_id");