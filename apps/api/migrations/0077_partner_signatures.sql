-- The erasure of a partner removes the address from the signatures that the partner made for the couple.
CREATE OR REPLACE FUNCTION "refuse_signature_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.address = '' AND (
      (is_being_erased(OLD.account_id) AND NEW.names <@ ARRAY['Deleted account'])
      OR (is_being_erased(OLD.made_by) AND NEW.names = OLD.names)
    ) AND to_jsonb(NEW) - 'names' - 'address' = to_jsonb(OLD) - 'names' - 'address'
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
