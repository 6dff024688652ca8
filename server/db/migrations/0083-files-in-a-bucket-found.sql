-- Without it every part was read at each start, to find whether one is in a bucket.
create index concurrently file_parts_in_bucket on file_parts (company_id) where sha256 is not null;
