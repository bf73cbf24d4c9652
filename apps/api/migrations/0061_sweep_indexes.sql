CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_devices_last_seen_at" ON "account_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_exports_expires_at" ON "account_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "accounts_erase_at" ON "accounts" USING btree ("erase_at") WHERE "accounts"."erase_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "allowances_ends_at" ON "allowances" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "chat_messages_author" ON "chat_messages" USING btree ("author_id") WHERE "chat_messages"."author_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "email_confirmations_created_at" ON "email_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "google_starts_created_at" ON "google_starts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "handoffs_created_at" ON "handoffs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mailbox_created_at" ON "mailbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "password_resets_created_at" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_last_used_at" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_signed_in_at" ON "sessions" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "team_invitations_invited_at" ON "team_invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "unclaimed_files_created_at" ON "unclaimed_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vendor_requests_created_at" ON "vendor_requests" USING btree ("created_at");