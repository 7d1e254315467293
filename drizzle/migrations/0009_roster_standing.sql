ALTER TABLE "profiles" ADD COLUMN "submitted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("deadline","user_id") WHERE "applications"."status" <> 'Submitted';--> statement-breakpoint
UPDATE "profiles" SET "submitted" = "counted"."submitted" FROM (SELECT "user_id", count(*) AS "submitted" FROM "applications" WHERE "status" = 'Submitted' GROUP BY "user_id") AS "counted" WHERE "counted"."user_id" = "profiles"."user_id";
