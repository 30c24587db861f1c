CREATE TABLE "stock_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"name" text NOT NULL,
	"labels" json NOT NULL,
	"columns" json NOT NULL,
	"counts" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_results" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_results_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"outcome" text NOT NULL,
	"valuation_id" uuid,
	"title" text,
	"derivative" text,
	"registered" date,
	"retail_pounds" integer,
	"clean_pounds" integer,
	"average_pounds" integer,
	"below_pounds" integer,
	"flag" text,
	"because" json,
	CONSTRAINT "stock_results_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "stock_results_outcome" CHECK ("stock_results"."outcome" in ('valued', 'no_value', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "stock_rows" (
	"list_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"plate" text,
	"mileage" integer,
	"reference" text,
	"subject_hash" text,
	"cells" json NOT NULL,
	"problem" json,
	"doubt" text,
	CONSTRAINT "stock_rows_list_id_number_pk" PRIMARY KEY("list_id","number"),
	CONSTRAINT "stock_rows_car" CHECK ("stock_rows"."problem" is not null or ("stock_rows"."plate" is not null and "stock_rows"."mileage" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"ended_at" timestamp with time zone,
	"state" text NOT NULL,
	"because" json,
	"cars" integer NOT NULL,
	"valued" integer DEFAULT 0 NOT NULL,
	"without_value" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"charged" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"worked_until" timestamp with time zone,
	"reached" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_runs_state" CHECK ("stock_runs"."state" in ('running', 'paused', 'stopped', 'done', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "stock_lists" ADD CONSTRAINT "stock_lists_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_results" ADD CONSTRAINT "stock_results_run_id_stock_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."stock_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD CONSTRAINT "stock_rows_list_id_stock_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."stock_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_runs" ADD CONSTRAINT "stock_runs_list_id_stock_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."stock_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_lists_recent" ON "stock_lists" USING btree ("organisation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lists_key" ON "stock_lists" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_results_order" ON "stock_results" USING btree ("run_id","sequence");--> statement-breakpoint
CREATE INDEX "stock_rows_subject" ON "stock_rows" USING btree ("subject_hash");--> statement-breakpoint
CREATE INDEX "stock_runs_list" ON "stock_runs" USING btree ("list_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_runs_one_open" ON "stock_runs" USING btree ("list_id") WHERE "stock_runs"."state" in ('running', 'paused', 'stopped');--> statement-breakpoint
CREATE UNIQUE INDEX "stock_runs_key" ON "stock_runs" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "stock_runs_running" ON "stock_runs" USING btree ("worked_until") WHERE "stock_runs"."state" = 'running';