-- Stores only the facts and the words outside of the rows. Searches read the other columns.
ALTER TABLE "vendor_facts" SET (toast_tuple_target = 1024);
