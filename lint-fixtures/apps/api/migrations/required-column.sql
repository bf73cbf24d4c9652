-- breaks adding-required-field
ALTER TABLE "visions" ADD COLUMN "day" date NOT NULL;
