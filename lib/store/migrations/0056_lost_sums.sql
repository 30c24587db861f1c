-- The sums of an appraisal that is lost before any offer, as they were then. Null for those that were lost before.
ALTER TABLE "appraisals" ADD COLUMN "lost_sums" json;
