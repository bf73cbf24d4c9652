CREATE FUNCTION "refresh_inbox_of_room"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM "refresh_inbox_entries"(array_agg("id")) FROM "leads"
    WHERE "account_id" = NEW."account_id" AND "vendor_id" = NEW."vendor_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_rooms_moved_in_inbox" AFTER UPDATE OF "account_id", "vendor_id" ON "chat_rooms" FOR EACH ROW
  EXECUTE FUNCTION "refresh_inbox_of_room"();
