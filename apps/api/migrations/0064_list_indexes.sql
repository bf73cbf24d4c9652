CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_vendor_couple" ON "leads" USING btree ("vendor_id","account_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_partner" ON "leads" USING btree ("partner","created_at") WHERE "leads"."partner" <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "visions_partner" ON "visions" USING btree ("partner","created_at") WHERE "visions"."partner" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leads_vendor";
