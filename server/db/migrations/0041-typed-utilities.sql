-- A utility that is on no list is kept by its name; what a first call finds out about the association and the visit.
alter table projects add column utility_name text check (utility_name is null or utility_id is null);
alter table projects add column hoa jsonb;
alter table projects add column appointment_at timestamptz;
