-- breaks ban-drop-column
ALTER TABLE "visions" DROP COLUMN "title";
