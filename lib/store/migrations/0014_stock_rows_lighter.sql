-- Ten thousand rows come with their list, in one statement: looking the list up for each took a third of their time,
-- keeping their hashes in order a quarter. They are found by their plate, and leave with their list, whoever deletes it.
ALTER TABLE "stock_rows" DROP CONSTRAINT "stock_rows_list_id_stock_lists_id_fk";
--> statement-breakpoint
CREATE FUNCTION stock_rows_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock_rows WHERE list_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_rows_leave AFTER DELETE ON stock_lists
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION stock_rows_leave();
--> statement-breakpoint
DROP INDEX "stock_rows_subject";
--> statement-breakpoint
ALTER TABLE "stock_rows" DROP COLUMN "subject_hash";
--> statement-breakpoint
CREATE INDEX "stock_rows_plate" ON "stock_rows" USING hash ("plate");
