CREATE TABLE "board_pins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"vision_id" uuid,
	"vendor_id" integer,
	"position" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_pins_vision" UNIQUE("account_id","vision_id"),
	CONSTRAINT "board_pins_vendor" UNIQUE("account_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "inspiration_boards" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"share_slug" text,
	CONSTRAINT "inspiration_boards_share_slug_unique" UNIQUE("share_slug")
);
--> statement-breakpoint
ALTER TABLE "inspirations" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "board_pins" ADD CONSTRAINT "board_pins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pins" ADD CONSTRAINT "board_pins_vision_id_visions_id_fk" FOREIGN KEY ("vision_id") REFERENCES "public"."visions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pins" ADD CONSTRAINT "board_pins_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_boards" ADD CONSTRAINT "inspiration_boards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_pins_of_vision" ON "board_pins" USING btree ("vision_id");--> statement-breakpoint
CREATE INDEX "board_pins_of_vendor" ON "board_pins" USING btree ("vendor_id");