DROP INDEX "memberships_school";--> statement-breakpoint
CREATE INDEX "memberships_first" ON "memberships" USING btree ("school_id","first_key","last_key","user_id");--> statement-breakpoint
CREATE INDEX "memberships_last" ON "memberships" USING btree ("school_id","last_key","first_key","user_id");