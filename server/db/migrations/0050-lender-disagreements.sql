-- What a lender said against what a person recorded, until someone decides; and what of it was decided against, so that it is not
-- asked about again.
alter table lender_applications add column disagreement jsonb;
alter table lender_applications add column kept_against text;
