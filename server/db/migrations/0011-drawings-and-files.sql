-- The roof as it is drawn, kept apart from the design it leads to: it is saved as often as it changes, finished or not.
create table drawings (
  company_id integer not null,
  project_id uuid not null,
  drawing jsonb not null,
  version integer not null,
  saved_by uuid not null,
  saved_by_name text not null,
  saved_at timestamptz not null,
  -- Of the design as this drawing made it; null while it makes none. A later version of the design was made by hand.
  design_version integer,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects
);
-- Every save, to be read and gone back to; the oldest of more than 200 of a project are dropped.
create table drawing_versions (
  company_id integer not null,
  project_id uuid not null,
  version integer not null,
  drawing jsonb not null,
  module_count integer not null,
  size_w double precision not null,
  saved_by uuid not null,
  saved_by_name text not null,
  saved_at timestamptz not null,
  primary key (company_id, project_id, version),
  foreign key (company_id, project_id) references projects
);
-- What was uploaded to a project; the bytes rest in files.
create table project_files (
  company_id integer not null,
  project_id uuid not null,
  file_id uuid not null,
  kind text not null check (kind in ('site_image', 'photo', 'document')),
  width_px integer,
  height_px integer,
  uploaded_by uuid not null,
  uploaded_by_name text not null,
  uploaded_at timestamptz not null,
  primary key (company_id, file_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, file_id) references files
);
create index project_files_newest on project_files (company_id, project_id, file_id desc);
alter table drawings enable row level security;
alter table drawings force row level security;
create policy tenant on drawings to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on drawings to sunquill_app;
alter table drawing_versions enable row level security;
alter table drawing_versions force row level security;
create policy tenant on drawing_versions to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, delete on drawing_versions to sunquill_app;
alter table project_files enable row level security;
alter table project_files force row level security;
create policy tenant on project_files to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, delete on project_files to sunquill_app;
-- A file of a project can be deleted; one that an agreement, a weather year or a proposal rests on is held by its foreign key.
grant delete on files to sunquill_app;
