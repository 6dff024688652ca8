-- How often a server ended while it was at a job: what ended two would end a third.
alter table jobs add column deaths integer not null default 0;
-- What a company stores is added up before each upload; of jobs, what they make goes by itself.
create index files_stored on files (company_id) include (size) where job_id is null;
