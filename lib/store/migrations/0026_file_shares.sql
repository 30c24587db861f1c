-- Links to vehicle files beside links to valuations: each leads to one record.
ALTER TABLE "shares" ALTER COLUMN "valuation_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "registration_id" uuid;
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shares_registration" ON "shares" USING btree ("organisation_id","registration_id");
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_one_record" CHECK (num_nonnulls("shares"."valuation_id", "shares"."registration_id") = 1);
