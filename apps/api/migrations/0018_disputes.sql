ALTER TABLE "payment_events" ADD COLUMN "charge_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charge_id" text;--> statement-breakpoint
CREATE INDEX "payment_events_charge" ON "payment_events" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("charge_id");