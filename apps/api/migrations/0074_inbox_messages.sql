-- Runs once for each statement, which may add messages of many rooms.
CREATE FUNCTION "add_messages_to_inbox"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "inbox_entries" e
    SET "active_at" = greatest(e."active_at", latest."at"), "is_unread" = e."is_unread" OR latest."is_from_couple"
    FROM (
      SELECT l."id", max(m."created_at") AS "at", bool_or(m."account_id" = r."account_id") AS "is_from_couple"
      FROM "added" m
      JOIN "chat_rooms" r ON r."id" = m."room_id"
      JOIN "leads" l ON l."account_id" = r."account_id" AND l."vendor_id" = r."vendor_id"
      GROUP BY l."id"
    ) latest
    WHERE e."lead_id" = latest."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_messages_added_to_inbox" AFTER INSERT ON "chat_messages"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_messages_to_inbox"();
