CREATE TABLE "signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"side" text NOT NULL,
	"account_id" integer NOT NULL,
	"names" text[] NOT NULL,
	"hash" text NOT NULL,
	"consent" text NOT NULL,
	"address" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_once" UNIQUE("file_id","side")
);
--> statement-breakpoint
ALTER TABLE "lead_files" ADD COLUMN "certified_key" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_file_id_lead_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lead_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signatures_account" ON "signatures" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "signatures_append_only" BEFORE UPDATE OR DELETE ON "signatures" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
