CREATE TABLE "auction_entries" (
	"list_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auction_entries_list_id_number_field_pk" PRIMARY KEY("list_id","number","field")
);
--> statement-breakpoint
ALTER TABLE "auction_entries" ADD CONSTRAINT "auction_entries_list_id_stock_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."stock_lists"("id") ON DELETE cascade ON UPDATE no action;