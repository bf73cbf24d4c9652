CREATE INDEX CONCURRENTLY IF NOT EXISTS "chat_rooms_vendor_active" ON "chat_rooms" USING btree ("vendor_id",coalesce("last_message_at", "created_at"),"id");
