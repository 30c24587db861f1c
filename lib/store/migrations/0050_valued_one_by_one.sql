CREATE INDEX "valuations_single" ON "valuations" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not summary_has("valuations"."summary", '"listed": ?true');
