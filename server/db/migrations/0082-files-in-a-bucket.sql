-- The bytes of files may be in a bucket (FILES_URL). They lie in parts then, of which the row says what they are and holds none.
alter table file_parts add column sha256 text;
alter table file_parts add column size integer;
-- Moved between the two.
grant update (bytes, sha256, size) on file_parts to sunquill_app;
grant update (bytes, parts) on files to sunquill_app;
-- Does any company have files in a bucket? Asked at every start.
create policy jobs on file_parts for select to sunquill_jobs using (sha256 is not null);
grant select (company_id, file_id, position, sha256) on file_parts to sunquill_jobs;

create function delete_file_parts() returns trigger language plpgsql as $$
begin
  delete from file_parts where company_id = old.company_id and file_id = old.id;
  return null;
end $$;
create trigger files_delete_parts after delete on files
  for each row when (old.parts > 0) execute function delete_file_parts();

-- Objects of no file: noted when they are seen first, deleted once they have been so for a while.
create table stray_objects (
  company_id integer not null references companies,
  key text not null,
  seen_at timestamptz not null,
  primary key (company_id, key)
);
alter table stray_objects enable row level security;
alter table stray_objects force row level security;
create policy tenant on stray_objects to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, delete on stray_objects to sunquill_app;
