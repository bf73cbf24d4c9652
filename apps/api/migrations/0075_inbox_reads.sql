CREATE FUNCTION "read_messages_in_inbox"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM "refresh_inbox_entries"(array_agg(l."id")) FROM "chat_rooms" r
    JOIN "leads" l ON l."account_id" = r."account_id" AND l."vendor_id" = r."vendor_id"
    WHERE r."id" = NEW."room_id" AND r."account_id" <> NEW."account_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_reads_changed_in_inbox" AFTER INSERT OR UPDATE ON "chat_reads" FOR EACH ROW
  EXECUTE FUNCTION "read_messages_in_inbox"();
