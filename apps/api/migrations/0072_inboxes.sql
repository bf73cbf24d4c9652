CREATE TABLE "inbox_entries" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"vendor_id" integer NOT NULL,
	"state" text NOT NULL,
	"is_unread" boolean NOT NULL,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_entries_order" ON "inbox_entries" USING btree ("vendor_id","state","is_unread","active_at","lead_id");--> statement-breakpoint
-- Creates the missing entries of the given leads, and updates all of them. Each statement of the function reads the rows
-- that were committed before it, so the entries are locked first.
CREATE FUNCTION "refresh_inbox_entries"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  PERFORM FROM "inbox_entries" WHERE "lead_id" = ANY("ids") ORDER BY "lead_id" FOR UPDATE;
  IF EXISTS (SELECT FROM "leads" l LEFT JOIN "inbox_entries" e ON e."lead_id" = l."id"
      WHERE l."id" = ANY("ids") AND e."lead_id" IS NULL) THEN
    -- Waits for statements that store messages and have found no entry.
    PERFORM FROM "chat_rooms" r JOIN "leads" l ON l."account_id" = r."account_id" AND l."vendor_id" = r."vendor_id"
      WHERE l."id" = ANY("ids") ORDER BY r."id" FOR SHARE OF r;
    INSERT INTO "inbox_entries" ("lead_id", "vendor_id", "state", "is_unread", "active_at")
      SELECT "id", "vendor_id", "state", true, "created_at" FROM "leads" WHERE "id" = ANY("ids") ORDER BY "id"
      ON CONFLICT DO NOTHING;
  END IF;
  UPDATE "inbox_entries" e
    SET "vendor_id" = now."vendor_id", "state" = now."state", "is_unread" = now."is_unread", "active_at" = now."active_at"
    FROM (
      SELECT l."id", l."vendor_id", l."state", greatest(acted."at", r."last_message_at") AS "active_at",
        l."seen_at" IS NULL OR l."seen_at" < acted."at" OR EXISTS (
          SELECT FROM "chat_messages" m WHERE m."room_id" = r."id" AND m."account_id" = r."account_id" AND m."seq" > coalesce(
            (SELECT max(c."seq") FROM "chat_reads" c WHERE c."room_id" = r."id" AND c."account_id" <> r."account_id"), 0)
        ) AS "is_unread"
      FROM "leads" l
      CROSS JOIN LATERAL (SELECT greatest(l."created_at", l."scanned_at", l."engaged_at") AS "at") acted
      LEFT JOIN "chat_rooms" r ON r."account_id" = l."account_id" AND r."vendor_id" = l."vendor_id"
      WHERE l."id" = ANY("ids")
    ) now
    WHERE e."lead_id" = now."id" AND (e."vendor_id", e."state", e."is_unread", e."active_at")
      IS DISTINCT FROM (now."vendor_id", now."state", now."is_unread", now."active_at");
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_inbox_of_lead"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM "refresh_inbox_entries"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "leads_added_to_inbox" AFTER INSERT ON "leads" FOR EACH ROW EXECUTE FUNCTION "refresh_inbox_of_lead"();--> statement-breakpoint
CREATE TRIGGER "leads_changed_in_inbox" AFTER UPDATE ON "leads" FOR EACH ROW
  WHEN ((OLD."account_id", OLD."vendor_id", OLD."state", OLD."created_at", OLD."scanned_at", OLD."engaged_at", OLD."seen_at")
    IS DISTINCT FROM (NEW."account_id", NEW."vendor_id", NEW."state", NEW."created_at", NEW."scanned_at", NEW."engaged_at", NEW."seen_at"))
  EXECUTE FUNCTION "refresh_inbox_of_lead"();
