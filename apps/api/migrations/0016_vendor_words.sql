CREATE INDEX "faqs_words" ON "faqs" USING gin (to_tsvector('english', "question" || ' ' || "answer"));--> statement-breakpoint
CREATE INDEX "packages_words" ON "packages" USING gin (to_tsvector('english', "name" || ' ' || "description"));--> statement-breakpoint
CREATE INDEX "vendors_words" ON "vendors" USING gin (to_tsvector('english', "business_name" || ' ' || "business_services" || ' ' || "business_location" || ' ' || "about_us"));--> statement-breakpoint
CREATE INDEX "vendors_names" ON "vendors" USING gin (to_tsvector('simple', "business_name"));