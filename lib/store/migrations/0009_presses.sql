CREATE TABLE "presses" (
	"organisation_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"person_id" text NOT NULL,
	"wish" json NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presses_organisation_id_idempotency_key_pk" PRIMARY KEY("organisation_id","idempotency_key")
);
