-- breaks require-concurrent-index-creation
CREATE INDEX "visions_day" ON "visions" ("day");
