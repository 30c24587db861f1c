CREATE TABLE "vehicle_facts" (
	"kind" text NOT NULL,
	"identifier" integer NOT NULL,
	"as_of" date NOT NULL,
	"make_code" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"derivative" text NOT NULL,
	"fuel" text,
	"body" text,
	"price_pounds" double precision,
	"co2" double precision,
	"boot_litres" double precision,
	"seats" double precision,
	"insurance_group" double precision,
	"power_bhp" double precision,
	"seconds_to_62" double precision,
	"ncap_stars" double precision,
	"euro_class" double precision,
	"benefit_percent" double precision,
	"basic_tax_pounds" double precision,
	"higher_tax_pounds" double precision,
	CONSTRAINT "vehicle_facts_kind_identifier_pk" PRIMARY KEY("kind","identifier")
);
--> statement-breakpoint
CREATE TABLE "vehicle_facts_progress" (
	"kind" text PRIMARY KEY NOT NULL,
	"as_of" date NOT NULL,
	"makes" integer NOT NULL,
	"pending" json NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
