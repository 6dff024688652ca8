-- Writes were counted for a replica, which nothing reads from any more.
-- retired: company_writes
comment on table company_writes is 'no longer written';
