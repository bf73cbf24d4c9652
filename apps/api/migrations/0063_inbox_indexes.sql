CREATE INDEX CONCURRENTLY IF NOT EXISTS "chat_rooms_vendor_couple" ON "chat_rooms" USING btree ("vendor_id","account_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vendors_disabled" ON "vendors" USING btree ("id") WHERE "vendors"."disabled_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "chat_rooms_vendor";
