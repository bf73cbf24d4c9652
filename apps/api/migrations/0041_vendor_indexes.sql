DROP INDEX "faqs_words";--> statement-breakpoint
DROP INDEX "packages_words";--> statement-breakpoint
CREATE INDEX "vendor_facts_price" ON "vendor_facts" USING btree ("min_price","score" DESC NULLS LAST,"vendor_id");