ALTER TABLE "accounts" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
-- An account is being erased: its row says so, and so does the transaction that erases it.
CREATE FUNCTION "is_being_erased"("account" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('vowkit.erased_account', true) = "account"::text, false)
    AND EXISTS (SELECT 1 FROM "accounts" WHERE "id" = "account" AND "erased_at" IS NOT NULL)
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_credit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND is_being_erased(OLD.account_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
DROP TRIGGER "credit_entries_append_only" ON "credit_entries";--> statement-breakpoint
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_credit_change"();--> statement-breakpoint
-- Of a signature, the person alone is erased. What was signed, when and by which side stays.
CREATE FUNCTION "refuse_signature_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND is_being_erased(OLD.account_id)
    AND NEW.address = '' AND NEW.names <@ ARRAY['Deleted account']
    AND to_jsonb(NEW) - 'names' - 'address' = to_jsonb(OLD) - 'names' - 'address'
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
DROP TRIGGER "signatures_append_only" ON "signatures";--> statement-breakpoint
CREATE TRIGGER "signatures_append_only" BEFORE UPDATE OR DELETE ON "signatures" FOR EACH ROW EXECUTE FUNCTION "refuse_signature_change"();
