INSERT INTO "vision_packs" ("id", "credits", "price", "percentage_off") VALUES
  (1, 5, 4.99, NULL),
  (2, 15, 11.99, 20),
  (3, 40, 24.99, 37);
